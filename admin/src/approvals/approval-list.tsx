import type { Approval } from "@bupum/shared/accounts/approvals/admin-contract";
import { useWonText } from "@bupum/ui/display/money";
import { Empty } from "@bupum/ui/display/states";
import type { RowTarget } from "@bupum/ui/data-table/row-link";
import { paged } from "@bupum/ui/list/paged";
import type { Column } from "@bupum/ui/data-table/data-table";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { memberText } from "../billing/names.ts";
import { useColumnKinds } from "../lists/columns.ts";
import { ListPage } from "../lists/list-page.tsx";
import { useWords } from "../words.ts";
import { Decide } from "./decide.tsx";
import { approvalList, readApprovals } from "./queries.ts";

const route = getRouteApi("/_admin/approvals/");

/** Acts that wait for a second admin (D20-12). */
export function ApprovalList() {
  const say = useWords("approvals");
  const search = route.useSearch();
  return (
    <ListPage
      title={say("title")}
      hint={say("hint")}
      columns={useColumns()}
      list={useQuery(paged(approvalList(search)))}
      source={{ read: readApprovals }}
      link={({ kind, id, member }): RowTarget =>
        kind === "REFUND"
          ? { to: "/payments/$paymentId", params: { paymentId: id } }
          : { to: "/users/$userId", params: { userId: member.id } }
      }
      rowName={({ member }) => memberText(member)}
      search={search}
      empty={<Empty title={say("none")}>{say("noneHint")}</Empty>}
    />
  );
}

function useColumns(): Column<Approval>[] {
  const column = useColumnKinds();
  const say = useWords("approvals");
  const money = useWonText();
  return [
    column.text("member", say("member"), ({ member }) => memberText(member), { main: true }),
    column.text("kind", say("kind"), ({ kind }) => say(`kinds.${kind}`)),
    column.text("amount", say("amount"), ({ amount }) =>
      amount === undefined ? undefined : money(amount),
    ),
    column.text("reason", say("reason"), ({ reason }) => reason),
    column.text("askedBy", say("askedBy"), ({ askedBy }) => memberText(askedBy)),
    column.moment("askedAt", say("askedAt"), ({ askedAt }) => askedAt),
    { key: "decide", head: "", cell: (approval) => <Decide of={approval} /> },
  ];
}
