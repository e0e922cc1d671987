import type { AdminUser } from "@bupum/shared/accounts/users/admin-contract";
import { Status } from "@bupum/ui/display/status";
import { useWords } from "../words.ts";

/** Shows that an account is blocked or has left; nothing otherwise. */
export function UserState({ user }: { user: AdminUser }) {
  const say = useWords("users");
  if (user.deletedAt) return <Status of="CANCELLED">{say("left")}</Status>;
  if (user.blockedReason) return <Status of="REJECTED">{say("blocked")}</Status>;
  return null;
}
