import type { AdminUser } from "@bupum/shared/accounts/users/admin-contract";
import type { Column } from "@bupum/ui/data-table/data-table";
import { useDays } from "@bupum/ui/display/days";
import { useWords } from "../words.ts";
import { UserState } from "./user-state.tsx";

/** What lists of members and of admins say alike. */
export function useUserColumns() {
  const say = useWords("users");
  const days = useDays();
  return {
    name: {
      key: "name",
      head: say("name"),
      cell: (user) => (
        <>
          {user.name} <UserState user={user} />
        </>
      ),
    },
    userId: { key: "userId", head: say("userId"), cell: ({ userId }) => userId },
    createdAt: {
      key: "createdAt",
      head: say("createdAt"),
      sortable: true,
      cell: ({ createdAt }) => days.dayOf(createdAt),
    },
  } satisfies Record<string, Column<AdminUser>>;
}
