import type { Company, CompanyMember } from "@bupum/shared/accounts/companies/contract";
import { isOwner } from "@bupum/shared/accounts/companies/rules";
import { type Column, DataTable } from "@bupum/ui/data-table/data-table";
import { confirmed } from "@bupum/ui/frame/dialogs";
import { toast } from "@bupum/ui/frame/toasts";
import { paged } from "@bupum/ui/list/paged";
import { Button } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import { useCurrentUser } from "../session.ts";
import { RowAct } from "./row-act.tsx";
import { useWords } from "../words.ts";
import { memberList, removeMember, setRoles } from "./queries.ts";
import { RolesField } from "./roles-field.tsx";

const route = getRouteApi("/_signedIn/mypage/companies/$companyId");

/** The members of a company; owners change their roles and remove them (D40-4). */
export function MemberList({ company }: { company: Company }) {
  const say = useWords("companies");
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const list = useQuery(paged(memberList(company.id, search)));
  return (
    <DataTable
      label={say("members")}
      columns={useColumns(company)}
      rows={list.isPlaceholderData ? undefined : list.data?.items}
      rowKey={(row) => row.userId}
      rowName={(row) => row.name}
      search={search}
      onSearch={(next) => void navigate({ search: (old) => ({ ...old, ...next }) })}
      nextCursor={list.data?.nextCursor}
      total={list.data?.total}
      error={list.error}
      again={() => void list.refetch()}
      empty={null}
    />
  );
}

function useColumns(company: Company): Column<CompanyMember>[] {
  const say = useWords("companies");
  const isMine = isOwner(company.roles);
  const columns: Column<CompanyMember>[] = [
    { key: "name", head: say("members"), main: true, cell: ({ name }) => <strong>{name}</strong> },
    {
      key: "roles",
      head: say("rolesHead"),
      cell: (row) =>
        isMine ? (
          <Roles key={row.roles.join(" ")} company={company} row={row} />
        ) : (
          row.roles.map((role) => say(`roles.${role}`)).join(", ")
        ),
    },
  ];
  const acts: Column<CompanyMember> = {
    key: "acts",
    head: say("acts"),
    align: "end",
    cell: (row) => <Remove company={company} row={row} />,
  };
  return isMine ? [...columns, acts] : columns;
}

interface MemberProps {
  company: Company;
  row: CompanyMember;
}

function Roles({ company, row }: MemberProps) {
  const say = useWords("companies");
  const [roles, setChosen] = useState(row.roles);
  const { mutateAsync, isPending } = useMutation(setRoles(useQueryClient()));
  const save = async () => {
    await mutateAsync({ companyId: company.id, userId: row.userId, roles });
    toast.done(say("rolesSaved"));
  };
  const isChanged = roles.join(" ") !== row.roles.join(" ");
  return (
    <>
      <RolesField label={say("rolesOf", { name: row.name })} roles={roles} onChange={setChosen} />
      {isChanged && roles.length > 0 && (
        <Button
          size="sm"
          mih={44}
          loading={isPending}
          // A failed call is shown as a toast.
          onClick={() => void save().catch(() => undefined)}
        >
          {say("saveRoles")}
        </Button>
      )}
    </>
  );
}

function Remove({ company, row }: MemberProps) {
  const say = useWords("companies");
  const user = useCurrentUser();
  const { mutateAsync, isPending } = useMutation(removeMember(useQueryClient()));
  if (user?.id === row.userId) return say("me");
  const { name } = row;
  const remove = async () => {
    const spec = { title: say("removeOn", { name }), body: say("removeBody", { name }) };
    if (!(await confirmed({ ...spec, primary: say("remove"), danger: true }))) return;
    await mutateAsync({ companyId: company.id, userId: row.userId });
    toast.done(say("removed"));
  };
  return (
    <RowAct
      label={say("removeOn", { name })}
      isEnd
      isLoading={isPending}
      // A failed call is shown as a toast.
      onPress={() => void remove().catch(() => undefined)}
    >
      {say("remove")}
    </RowAct>
  );
}
