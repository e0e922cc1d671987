import type { User } from "@bupum/shared/accounts/users/contract";
import { Alert } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useWords } from "../words.ts";

/** Notices of comments and opinions need a verified address: names the missing one. */
export function ContactNote({ user }: { user: User }) {
  const say = useWords("writerInfos");
  if (user.emailVerified && user.phoneVerified) return null;
  return (
    <Alert color="orange">
      <p>{say(user.emailVerified ? "contact.phone" : "contact.email")}</p>
      <Link to="/mypage/profile">{say("contact.verify")}</Link>
    </Alert>
  );
}
