import { useDays } from "@bupum/ui/display/days";
import type { SellerInfo } from "@bupum/shared/accounts/seller-infos/contract";
import { Status } from "@bupum/ui/display/status";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { NextInQueue } from "../inbox/queue-step.tsx";
import { BackLink } from "../layout/back-link.tsx";
import { DetailPage } from "../layout/detail-page.tsx";
import { useSellerWays } from "../layout/member-ways.ts";
import { TitleRow } from "../layout/title-row.tsx";
import { Ways } from "../layout/ways.tsx";
import { useWords } from "../words.ts";
import { Comparison } from "./comparison.tsx";
import { DecisionBar } from "./decision-bar.tsx";
import { sellerDetail, sellerList } from "./queries.ts";
import { TaxOffice } from "./tax-office.tsx";
import { TimeLeft } from "./time-left.tsx";
import styles from "./sellers.module.css";

const route = getRouteApi("/_admin/sellers/$sellerId");

/** One seller for the reviewer. */
export function SellerPage() {
  const say = useWords("sellerInfos");
  const { sellerId } = route.useParams();
  const query = useQuery(sellerDetail(sellerId));
  const company = (query.data?.draft ?? query.data?.approved)?.companyName;
  return (
    <DetailPage
      title={company ?? say("title")}
      back={<BackLink to="/sellers">{say("title")}</BackLink>}
      query={query}
      notes={{ entity: "seller", id: sellerId }}
      past={{ entity: "seller", id: sellerId, isOpen: true }}
    >
      {(seller) => <Review key={seller.id} seller={seller} company={company ?? seller.id} />}
    </DetailPage>
  );
}

function Review({ seller, company }: { seller: SellerInfo; company: string }) {
  const say = useWords("sellerInfos");
  const waysOf = useSellerWays();
  const { status, approved, reviewDueAt } = seller;
  const isAgain = status === "PENDING" && approved !== undefined;
  return (
    <>
      <TitleRow title={company}>
        <Status of={status}>{say(isAgain ? "again" : `statuses.${status}`)}</Status>
        {status === "PENDING" && reviewDueAt && <TimeLeft dueAt={reviewDueAt} />}
        <NextInQueue queue="sellers" list={sellerList({ status: "PENDING" })} self={seller.id} />
      </TitleRow>
      <Notes seller={seller} />
      <Ways to={waysOf(seller.id, company)} />
      <Comparison seller={seller} />
      <DecisionBar seller={seller} />
    </>
  );
}

function Notes({ seller }: { seller: SellerInfo }) {
  const say = useWords("sellerInfos");
  const { moment: when } = useDays();
  const { closure, submittedAt, approvedAt, lastRejection, correctionNote, tradingPaused } = seller;
  return (
    <>
      {tradingPaused && <p className={styles["warning"]}>{say("tradingPaused")}</p>}
      <dl className={styles["notes"]}>
        {submittedAt && <Note name={say("submittedAt")}>{when(submittedAt)}</Note>}
        {approvedAt && <Note name={say("approvedAt")}>{when(approvedAt)}</Note>}
        {lastRejection && (
          <Note name={say("lastRejection")}>
            {lastRejection.reason} ({when(lastRejection.at)})
          </Note>
        )}
        {closure && <Note name={say("fields.closure")}>{`${closure.from} ~ ${closure.to}`}</Note>}
        {correctionNote && <Note name={say("correctionNote")}>{correctionNote}</Note>}
        <Note name={say("tax.title")}>
          <TaxOffice seller={seller} />
        </Note>
        <Note name={say("account")}>
          <Link to="/users/$userId" params={{ userId: seller.userId }}>
            {say("openAccount")}
          </Link>
        </Note>
      </dl>
    </>
  );
}

const Note = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
