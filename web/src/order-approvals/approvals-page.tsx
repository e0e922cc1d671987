import { breakdownOfApproval, shownLines } from "@bupum/shared/deal/order-approvals/totals";
import type { OrderApproval } from "@bupum/shared/deal/order-approvals/contract";
import { orderedProduct } from "@bupum/shared/deal/product-estimate-orders/named-products";
import type { Column } from "@bupum/ui/data-table/data-table";
import { useDays } from "@bupum/ui/display/days";
import { Empty } from "@bupum/ui/display/states";
import { Status } from "@bupum/ui/display/status";
import { ListPage } from "@bupum/ui/list/list-page";
import { firstPage } from "@bupum/ui/list/list-search";
import { paged } from "@bupum/ui/list/paged";
import { StateTabs } from "@bupum/ui/list/state-tabs";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { MemberName } from "../companies/member-name.tsx";
import { Head } from "../layout/head.tsx";
import { PaidTotal } from "../product-estimate-orders/totals.tsx";
import { useWords } from "../words.ts";
import { approvalFilters } from "./approval-filters.ts";
import { InCompany } from "./in-company.tsx";
import { type ApprovalSearch, approvalList } from "./queries.ts";
import { meanings } from "./meanings.ts";

const route = getRouteApi("/_signedIn/mypage/approvals/");

/** The orders of the company that need an approval, and whose turn it is (D41). */
export function ApprovalsPage() {
  return (
    <InCompany>
      <Approvals />
    </InCompany>
  );
}

function Approvals() {
  const say = useWords("orderApprovals");
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const go = (next: ApprovalSearch) => void navigate({ search: (old) => ({ ...old, ...next }) });
  return (
    <ListPage
      head={<Head title={say("title")} hidden />}
      title={say("title")}
      hint={say("hint")}
      tabs={
        <StateTabs
          label={say("filter.label")}
          tabs={[undefined, ...approvalFilters].map((state) => ({
            state,
            words: say(`filter.${state ?? "all"}`),
          }))}
          state={search.state}
          onChange={(state) => go({ state, ...firstPage })}
        />
      }
      rows={{
        columns: useColumns(),
        link: ({ id }) => ({ to: "/mypage/approvals/$approvalId", params: { approvalId: id } }),
      }}
      list={useQuery(paged(approvalList(search)))}
      search={search}
      onSearch={go}
      empty={<Empty title={say("none")}>{say("noneHint")}</Empty>}
    />
  );
}

function useColumns(): Column<OrderApproval>[] {
  const say = useWords("orderApprovals");
  const days = useDays();
  return [
    {
      key: "title",
      head: say("columns.title"),
      main: true,
      cell: (row) => {
        const [first, ...more] = shownLines(row);
        return (
          <>
            <strong>{row.title}</strong> {orderedProduct(first!).title}
            {more.length > 0 && ` ${say("more", { count: more.length })}`}
          </>
        );
      },
    },
    { key: "seller", head: say("seller"), cell: ({ sellerName }) => sellerName },
    {
      key: "askedBy",
      head: say("askedBy"),
      cell: ({ askedBy }) => <MemberName userId={askedBy} />,
    },
    {
      key: "total",
      head: say("total"),
      align: "end",
      whole: true,
      cell: (row) => <PaidTotal of={breakdownOfApproval(row)} />,
    },
    {
      key: "status",
      head: say("columns.status"),
      cell: (row) => (
        <Status of={row.status} meaning={meanings[row.status]}>
          {row.mayDecide ? say("yourTurn") : say(`states.${row.status}`)}
        </Status>
      ),
    },
    {
      key: "expiresAt",
      head: say("columns.expiresAt"),
      whole: true,
      cell: ({ status, expiresAt }) => (status === "WAITING" ? days.moment(expiresAt) : "-"),
    },
    {
      key: "askedAt",
      head: say("columns.askedAt"),
      align: "end",
      whole: true,
      cell: ({ askedAt }) => days.dayOf(askedAt),
    },
  ];
}
