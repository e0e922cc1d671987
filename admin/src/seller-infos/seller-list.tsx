import { seoulClock } from "@bupum/shared/kernel/sheet";
import type { SellerInfoRow } from "@bupum/shared/accounts/seller-infos/admin-contract";
import { formatBusinessNumber } from "@bupum/shared/accounts/seller-infos/rules";
import { sellerSortsIn } from "@bupum/shared/accounts/seller-infos/sorts";
import type { Column } from "@bupum/ui/data-table/data-table";
import { sortsBy } from "@bupum/ui/list/list-search";
import { Empty } from "@bupum/ui/display/states";
import { LinkTabs, TabLink } from "@bupum/ui/list/link-tabs";
import { Status } from "@bupum/ui/display/status";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useColumnKinds } from "../lists/columns.ts";
import { ListPage } from "../lists/list-page.tsx";
import { useWords } from "../words.ts";
import { readSellers, reviewStates, sellerList } from "./queries.ts";
import { TimeLeft } from "./time-left.tsx";

const route = getRouteApi("/_admin/sellers/");

/** Who waits for a decision, the earliest due first; and who has one. */
export function SellerList() {
  const say = useWords("sellerInfos");
  const search = route.useSearch();
  const status = search.status ?? "PENDING";
  return (
    <ListPage
      title={say("title")}
      hint={say("hint")}
      columns={useColumns(sortsBy(sellerSortsIn({ status }), "reviewDueAt"))}
      // Without the rows of another state while these are on their way.
      list={useQuery(sellerList(search))}
      source={{ read: readSellers(search) }}
      link={({ id }) => ({ to: "/sellers/$sellerId", params: { sellerId: id } })}
      rowName={({ companyName }) => companyName}
      search={search}
      keyword={say("keyword")}
      empty={<Empty title={say(`none.${status}`)} />}
    >
      <LinkTabs label={say("states")}>
        {reviewStates.map((state) => (
          <TabLink
            key={state}
            to="/sellers"
            search={state === "PENDING" ? {} : { status: state }}
            isOpen={state === status}
          >
            {say(`statuses.${state}`)}
          </TabLink>
        ))}
      </LinkTabs>
    </ListPage>
  );
}

function useColumns(hasEnds: boolean): Column<SellerInfoRow>[] {
  const column = useColumnKinds();
  const say = useWords("sellerInfos");
  const sayLayout = useWords("layout");
  return [
    column.text("companyName", say("fields.companyName"), ({ companyName }) => companyName),
    {
      key: "status",
      head: say("states"),
      cell: (seller) => (
        <Status of={seller.status}>
          {say(seller.isReapproval ? "again" : `statuses.${seller.status}`)}
        </Status>
      ),
      sheet: ({ isReapproval, status }) => say(isReapproval ? "again" : `statuses.${status}`),
    },
    {
      key: "reviewDueAt",
      head: say("timeLeft"),
      sortable: hasEnds,
      cell: (seller) => (seller.reviewDueAt ? <TimeLeft dueAt={seller.reviewDueAt} /> : "-"),
      sheet: ({ reviewDueAt }) => reviewDueAt && seoulClock(reviewDueAt),
    },
    column.text("businessNumber", say("fields.businessNumber"), ({ businessNumber }) =>
      formatBusinessNumber(businessNumber),
    ),
    column.text(
      "representative",
      say("fields.representative"),
      ({ representative }) => representative,
    ),
    column.text("region", say("fields.region"), ({ region }) => sayLayout(`regions.${region}`)),
    column.day("submittedAt", say("submittedAt"), ({ submittedAt }) => submittedAt),
  ];
}
