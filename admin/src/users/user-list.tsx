import { paged } from "@bupum/ui/list/paged";
import type { AdminUser } from "@bupum/shared/accounts/users/admin-contract";
import type { Column } from "@bupum/ui/data-table/data-table";
import { Empty } from "@bupum/ui/display/states";
import { Status } from "@bupum/ui/display/status";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { May, useMay } from "../may.tsx";
import { ListPage } from "../lists/list-page.tsx";
import { useWords } from "../words.ts";
import { BulkBlock } from "./bulk-block.tsx";
import { usersFile, userList } from "./queries.ts";
import { approvalChoices, roleChoices, searchTypes } from "./search-types.ts";
import { useUserColumns } from "./user-columns.tsx";

const route = getRouteApi("/_admin/users/");

/** Finds users by name, company, phone number or user id, role and approval. */
export function UserList() {
  const say = useWords("users");
  const search = route.useSearch();
  const list = useQuery(paged(userList(search)));
  return (
    <ListPage
      title={say("title")}
      actions={
        <May call="userEntities.signup">
          <Button component={Link} to="/users/new">
            {say("create")}
          </Button>
        </May>
      }
      columns={useColumns()}
      list={list}
      source={{ file: usersFile(search) }}
      mayExport={useMay()("userEntities.xlsx")}
      link={({ id }) => ({ to: "/users/$userId", params: { userId: id } })}
      rowName={({ name }) => name}
      search={search}
      keyword={say("keyword")}
      types={searchTypes.map((value) => ({ value, label: say(`searchTypes.${value}`) }))}
      filters={[
        {
          name: "role",
          label: say("role"),
          all: say("allRoles"),
          choices: roleChoices.map((value) => ({ value, label: say(`roles.${value}`) })),
        },
        {
          name: "approvalTypes",
          label: say("sellerApproval"),
          all: say("allApprovals"),
          choices: approvalChoices.map((value) => ({ value, label: say(`approvals.${value}`) })),
        },
      ]}
      empty={<Empty title={say("none")}>{say("noneHint")}</Empty>}
      Bulk={BulkBlock}
    />
  );
}

function useColumns(): Column<AdminUser>[] {
  const alike = useUserColumns();
  const say = useWords("users");
  return [
    alike.name,
    alike.userId,
    {
      key: "companyName",
      head: say("companyName"),
      cell: (user) => user.companyName ?? "-",
    },
    {
      key: "role",
      head: say("role"),
      cell: (user) => say(`roles.${user.role}`),
    },
    {
      key: "sellerApproval",
      head: say("sellerApproval"),
      cell: (user) => (
        <Status of={user.sellerApproval}>{say(`approvals.${user.sellerApproval}`)}</Status>
      ),
    },
    alike.createdAt,
  ];
}
