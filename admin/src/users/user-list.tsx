import { DataTable, type Column } from "@bupum/ui/data-table/data-table";
import type { AdminUser } from "@bupum/shared/users/contract";
import { Status } from "@bupum/ui/status";
import { NativeSelect, TextInput, Button, Group } from "@mantine/core";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useFormatter } from "use-intl";
import { Head } from "../layout/head.tsx";
import { useWords } from "../words.ts";
import { userList } from "./queries.ts";
import { searchTypes } from "./search-types.ts";

const route = getRouteApi("/_admin/users/");

/** Finds users by name, company, phone number or user id. */
export function UserList() {
  const say = useWords("users");
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const list = useQuery({ ...userList(search), placeholderData: keepPreviousData });
  return (
    <>
      <Head title={say("title")} />
      <h1>{say("title")}</h1>
      <UserSearch />
      <DataTable
        label={say("title")}
        columns={useColumns()}
        rows={list.data?.items}
        rowKey={(user) => user.id}
        search={search}
        onSearch={(next) => void navigate({ search: (old) => ({ ...old, ...next }) })}
        nextCursor={list.data?.nextCursor}
        total={list.data?.total}
        error={list.error}
        again={() => void list.refetch()}
      />
    </>
  );
}

function useColumns(): Column<AdminUser>[] {
  const say = useWords("users");
  const format = useFormatter();
  return [
    { key: "name", head: say("name"), cell: (user) => user.name },
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

function UserSearch() {
  const say = useWords("users");
  const { searchType, searchKeyword } = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <search>
      <form
        key={searchKeyword}
        onSubmit={(event) => {
          event.preventDefault();
          const form = new FormData(event.currentTarget);
          void navigate({
            search: {
              searchType: searchTypes.find((type) => type === form.get("searchType")),
              searchKeyword: String(form.get("searchKeyword") ?? ""),
            },
          });
        }}
      >
        <Group gap="xs" my="md">
          <NativeSelect
            name="searchType"
            size="md"
            aria-label={say("searchType")}
            defaultValue={searchType ?? "NAME"}
            data={searchTypes.map((value) => ({ value, label: say(`searchTypes.${value}`) }))}
          />
          <TextInput
            name="searchKeyword"
            type="search"
            aria-label={say("search")}
            placeholder={say("search")}
            defaultValue={searchKeyword}
            maxLength={100}
          />
          <Button type="submit">{say("search")}</Button>
        </Group>
      </form>
    </search>
  );
}
