import type { AdminUser } from "@bupum/shared/users/contract";
import { DataTable, type Column } from "@bupum/ui/data-table/data-table";
import { Empty } from "@bupum/ui/states";
import { Status } from "@bupum/ui/status";
import { Button } from "@mantine/core";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useFormatter } from "use-intl";
import { Head } from "../layout/head.tsx";
import { useWords } from "../words.ts";
import { userList } from "./queries.ts";
import { UserSearch } from "./user-search.tsx";
import { UserState } from "./user-state.tsx";
import styles from "./users.module.css";

const route = getRouteApi("/_admin/users/");

/** Finds users by name, company, phone number or user id, role and approval. */
export function UserList() {
  const say = useWords("users");
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const list = useQuery({ ...userList(search), placeholderData: keepPreviousData });
  return (
    <>
      <Head title={say("title")} />
      <div className={styles["top"]}>
        <h1>{say("title")}</h1>
        <Button component={Link} to="/users/new">
          {say("create")}
        </Button>
      </div>
      <UserSearch />
      <DataTable
        label={say("title")}
        columns={useColumns()}
        rows={list.data?.items}
        rowKey={(user) => user.id}
        link={(user) => ({ to: "/users/$userId", params: { userId: user.id } })}
        search={search}
        onSearch={(next) => void navigate({ search: (old) => ({ ...old, ...next }) })}
        nextCursor={list.data?.nextCursor}
        total={list.data?.total}
        error={list.error}
        again={() => void list.refetch()}
        empty={<Empty title={say("none")}>{say("noneHint")}</Empty>}
      />
    </>
  );
}

function useColumns(): Column<AdminUser>[] {
  const say = useWords("users");
  const format = useFormatter();
  return [
    {
      key: "name",
      head: say("name"),
      cell: (user) => (
        <>
          {user.name} <UserState user={user} />
        </>
      ),
    },
    { key: "userId", head: say("userId"), cell: (user) => user.userId },
    { key: "companyName", head: say("companyName"), cell: (user) => user.companyName ?? "-" },
    { key: "role", head: say("role"), cell: (user) => say(`roles.${user.role}`) },
    {
      key: "sellerApproval",
      head: say("sellerApproval"),
      cell: (user) => (
        <Status of={user.sellerApproval}>{say(`approvals.${user.sellerApproval}`)}</Status>
      ),
    },
    {
      key: "createdAt",
      head: say("createdAt"),
      sortable: true,
      cell: (user) => format.dateTime(new Date(user.createdAt), { dateStyle: "medium" }),
    },
  ];
}
