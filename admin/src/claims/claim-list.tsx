import type { Claim } from "@bupum/shared/deal/claims/contract";
import { isClaimOpen } from "@bupum/shared/deal/product-estimate-orders/claim-states";
import { orderedProduct } from "@bupum/shared/deal/product-estimate-orders/named-products";
import type { Column } from "@bupum/ui/data-table/data-table";
import { Empty } from "@bupum/ui/display/states";
import { Status } from "@bupum/ui/display/status";
import { LinkTabs, TabLink } from "@bupum/ui/list/link-tabs";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useColumnKinds } from "../lists/columns.ts";
import { ListPage } from "../lists/list-page.tsx";
import { useWords } from "../words.ts";
import { claimList, claimStates, readClaims } from "./queries.ts";

const route = getRouteApi("/_admin/claims/");

/** Claims of buyers, those that wait for a decision first. */
export function ClaimList() {
  const say = useWords("claims");
  const search = route.useSearch();
  const status = search.status ?? "ESCALATED";
  return (
    <ListPage
      title={say("title")}
      hint={say("hint")}
      columns={useColumns()}
      list={useQuery(claimList(search))}
      source={{ read: readClaims(search) }}
      link={({ id }) => ({ to: "/claims/$claimId", params: { claimId: id } })}
      rowName={({ poNumber }) => poNumber}
      search={search}
      empty={<Empty title={say("none")} />}
    >
      <LinkTabs label={say("status")}>
        {claimStates.map((state) => (
          <TabLink
            key={state}
            to="/claims"
            search={state === "ESCALATED" ? {} : { status: state }}
            isOpen={state === status}
          >
            {say(`statuses.${state}`)}
          </TabLink>
        ))}
      </LinkTabs>
    </ListPage>
  );
}

function useColumns(): Column<Claim>[] {
  const column = useColumnKinds();
  const say = useWords("claims");
  return [
    column.text("order", say("order"), (row) => `${row.poNumber} ${orderedProduct(row).title}`),
    column.text("kind", say("kind"), ({ kind }) => say(`reasons.${kind}`)),
    column.text("buyer", say("buyer"), ({ buyerName }) => buyerName),
    column.text("seller", say("seller"), ({ sellerName }) => sellerName),
    {
      key: "status",
      head: say("status"),
      cell: (claim) => (
        <Status of={claim.status} meaning={isClaimOpen(claim) ? "waiting" : "over"}>
          {say(`statuses.${claim.status}`)}
        </Status>
      ),
      sheet: ({ status }) => say(`statuses.${status}`),
    },
    column.moment("dueAt", say("dueAt"), ({ dueAt }) => dueAt),
    column.day("createdAt", say("createdAt"), ({ createdAt }) => createdAt, { sortable: true }),
  ];
}
