import { adminRoleOf } from "@bupum/shared/kernel/admin-roles";
import type { AdminUser } from "@bupum/shared/accounts/users/admin-contract";
import type { Column } from "@bupum/ui/data-table/data-table";
import { useDays } from "@bupum/ui/display/days";
import { Empty } from "@bupum/ui/display/states";
import { paged } from "@bupum/ui/list/paged";
import type { ListSearch } from "@bupum/ui/list/list-search";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { ListPage } from "../lists/list-page.tsx";
import { May, useMay } from "../may.tsx";
import { useWords } from "../words.ts";
import { usersFile, userList } from "./queries.ts";
import { useUserColumns } from "./user-columns.tsx";

const route = getRouteApi("/_admin/admins/");

export const adminsIn = <Search extends ListSearch>(search: Search) => ({
  ...search,
  role: "ADMIN" as const,
});

/** All admins with their roles; an owner opens one to change or end the role (D20-11). */
export function AdminList() {
  const say = useWords("users");
  const search = route.useSearch();
  const admins = adminsIn(search);
  return (
    <ListPage
      title={say("admins.title")}
      hint={say("admins.hint")}
      actions={
        <May call="owner">
          <Button component={Link} to="/admins/new">
            {say("admins.create")}
          </Button>
        </May>
      }
      columns={useColumns()}
      list={useQuery(paged(userList(admins)))}
      source={{ file: usersFile(admins) }}
      mayExport={useMay()("userEntities.xlsx")}
      link={({ id }) => ({ to: "/users/$userId", params: { userId: id } })}
      rowName={({ name }) => name}
      search={search}
      empty={<Empty title={say("admins.none")} />}
    />
  );
}

function useColumns(): Column<AdminUser>[] {
  const alike = useUserColumns();
  const say = useWords("users");
  const days = useDays();
  return [
    alike.name,
    alike.userId,
    {
      key: "adminRole",
      head: say("adminRole"),
      cell: (user) => say(`adminRoles.${adminRoleOf(user)}`),
    },
    {
      key: "lastLoginAt",
      head: say("lastLoginAt"),
      cell: ({ lastLoginAt }) => (lastLoginAt ? days.moment(lastLoginAt) : "-"),
    },
    alike.createdAt,
  ];
}
