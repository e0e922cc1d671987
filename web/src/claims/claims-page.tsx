import { HumanNumber } from "@bupum/ui/display/human-number";
import type { Claim } from "@bupum/shared/deal/claims/contract";
import { isClaimOpen } from "@bupum/shared/deal/product-estimate-orders/claim-states";
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
import { Link, useNavigate } from "@tanstack/react-router";
import { Head } from "../layout/head.tsx";
import { Intermediary } from "../trade/intermediary.tsx";
import { useWords } from "../words.ts";
import { claimFilters } from "./claim-filters.ts";
import { ClaimPage } from "./claim-page.tsx";
import styles from "./claims.module.css";
import { claimList, type ClaimSearch, type Side } from "./queries.ts";

interface ClaimsPageProps {
  side: Side;
  search: ClaimSearch;
}
const pathOf = (side: Side) => (side === "BUYER" ? "/mypage/claims" : "/seller/claims");

/** Claims that one made or received: the list, or one of them, as the address says. */
export function ClaimsPage({ side, search }: ClaimsPageProps) {
  const say = useWords("claims");
  const { claimId, ...list } = search;
  if (claimId === undefined) return <Claims side={side} search={search} />;
  return (
    <ClaimPage
      side={side}
      id={claimId}
      back={
        <Link to={pathOf(side)} search={list} className={styles["link"]}>
          ‹ {say("back")}
        </Link>
      }
    />
  );
}

function Claims({ side, search }: ClaimsPageProps) {
  const say = useWords("claims");
  const navigate = useNavigate();
  const list = useQuery(paged(claimList(side, search)));
  const to = pathOf(side);
  const go = (next: ClaimSearch) => void navigate({ to, search: (old) => ({ ...old, ...next }) });
  return (
    <div className={styles["page"]}>
      <ListPage
        head={<Head title={say("title")} hidden />}
        title={say("title")}
        hint={say(side === "BUYER" ? "hint" : "sellerHint")}
        tabs={
          <StateTabs
            label={say("filter.label")}
            tabs={[undefined, ...claimFilters].map((state) => ({
              state,
              words: say(`filter.${state ?? "all"}`),
            }))}
            state={search.state}
            onChange={(state) => go({ state, ...firstPage })}
          />
        }
        rows={{
          columns: useColumns(side),
          link: ({ id }) => ({ to, search: { ...search, claimId: id } }),
        }}
        list={list}
        search={search}
        onSearch={go}
        empty={<Empty title={say("none")}>{side === "BUYER" ? say("noneHint") : undefined}</Empty>}
      />
      <Intermediary />
    </div>
  );
}

function useColumns(side: Side): Column<Claim>[] {
  const say = useWords("claims");
  const days = useDays();
  return [
    {
      key: "number",
      head: say("columns.number"),
      main: true,
      cell: (row) => (
        <>
          <strong>
            <HumanNumber of={row.poNumber} />
          </strong>{" "}
          {orderedProduct(row).title}
        </>
      ),
    },
    {
      key: "party",
      head: say(side === "BUYER" ? "seller" : "buyer"),
      cell: (row) => (side === "BUYER" ? row.sellerName : row.buyerName),
    },
    { key: "kind", head: say("columns.kind"), cell: ({ kind }) => say(`reasons.${kind}`) },
    {
      key: "quantity",
      head: say("columns.quantity"),
      align: "end",
      whole: true,
      cell: ({ quantity, ordered, unit }) => say("quantityOf", { count: quantity, ordered, unit }),
    },
    {
      key: "status",
      head: say("columns.status"),
      cell: (row) => (
        <Status of={row.status} meaning={isClaimOpen(row) ? "waiting" : "over"}>
          {say(`states.${row.status}`)}
        </Status>
      ),
    },
    {
      key: "dueAt",
      head: say("columns.dueAt"),
      cell: ({ dueAt }) => (dueAt ? days.moment(dueAt) : "-"),
    },
    {
      key: "createdAt",
      head: say("columns.createdAt"),
      align: "end",
      whole: true,
      cell: ({ createdAt }) => days.dayOf(createdAt),
    },
  ];
}
