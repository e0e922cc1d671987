import type { SellerInfoRow } from "@bupum/shared/seller-infos/contract";
import { formatBusinessNumber } from "@bupum/shared/seller-infos/rules";
import { DataTable, type Column } from "@bupum/ui/data-table/data-table";
import { Empty } from "@bupum/ui/states";
import { Status } from "@bupum/ui/status";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useFormatter } from "use-intl";
import { Head } from "../layout/head.tsx";
import { useWords } from "../words.ts";
import { reviewStates, sellerList } from "./queries.ts";
import { TimeLeft } from "./time-left.tsx";
import styles from "./sellers.module.css";

const route = getRouteApi("/_admin/sellers/");

/** Who waits for a decision, the earliest due first; and who has one. */
export function SellerList() {
  const say = useWords("sellerInfos");
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const status = search.status ?? "PENDING";
  const list = useQuery({ ...sellerList(search), placeholderData: keepPreviousData });
  return (
    <>
      <Head title={say("title")} />
      <h1>{say("title")}</h1>
      <p className={styles["hint"]}>{say("hint")}</p>
      <nav className={styles["tabs"]} aria-label={say("states")}>
        {reviewStates.map((state) => (
          <Link
            key={state}
            to="/sellers"
            search={state === "PENDING" ? {} : { status: state }}
            aria-current={state === status ? "page" : undefined}
          >
            {say(`statuses.${state}`)}
          </Link>
        ))}
      </nav>
      <DataTable
        label={say("title")}
        columns={useColumns()}
        rows={list.isPlaceholderData ? undefined : list.data?.items}
        rowKey={(seller) => seller.id}
        link={(seller) => ({ to: "/sellers/$sellerId", params: { sellerId: seller.id } })}
        search={search}
        onSearch={(next) => void navigate({ search: (old) => ({ ...old, ...next }) })}
        nextCursor={list.data?.nextCursor}
        total={list.data?.total}
        error={list.error}
        again={() => void list.refetch()}
        empty={<Empty title={say(`none.${status}`)} />}
      />
    </>
  );
}

function useColumns(): Column<SellerInfoRow>[] {
  const say = useWords("sellerInfos");
  const sayLayout = useWords("layout");
  const format = useFormatter();
  return [
    { key: "companyName", head: say("fields.companyName"), cell: (seller) => seller.companyName },
    {
      key: "status",
      head: say("states"),
      cell: (seller) => (
        <Status of={seller.status}>
          {say(seller.isReapproval ? "again" : `statuses.${seller.status}`)}
        </Status>
      ),
    },
    {
      key: "reviewDueAt",
      head: say("timeLeft"),
      sortable: true,
      cell: (seller) => (seller.reviewDueAt ? <TimeLeft dueAt={seller.reviewDueAt} /> : "-"),
    },
    {
      key: "businessNumber",
      head: say("fields.businessNumber"),
      cell: (seller) => formatBusinessNumber(seller.businessNumber),
    },
    {
      key: "representative",
      head: say("fields.representative"),
      cell: (seller) => seller.representative,
    },
    {
      key: "region",
      head: say("fields.region"),
      cell: (seller) => sayLayout(`regions.${seller.region}`),
    },
    {
      key: "submittedAt",
      head: say("submittedAt"),
      cell: ({ submittedAt }) =>
        submittedAt ? format.dateTime(new Date(submittedAt), { dateStyle: "medium" }) : "-",
    },
  ];
}
