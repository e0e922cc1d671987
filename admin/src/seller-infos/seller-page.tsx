import type { SellerInfo } from "@bupum/shared/seller-infos/contract";
import { Failed, Loading } from "@bupum/ui/display/states";
import { Status } from "@bupum/ui/display/status";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useFormatter } from "use-intl";
import { BackLink } from "../layout/back-link.tsx";
import { Head } from "../layout/head.tsx";
import { useWords } from "../words.ts";
import { Comparison } from "./comparison.tsx";
import { DecisionBar } from "./decision-bar.tsx";
import { sellerDetail } from "./queries.ts";
import { TimeLeft } from "./time-left.tsx";
import styles from "./sellers.module.css";

const route = getRouteApi("/_admin/sellers/$sellerId");

/** One seller under the reviewer's eyes. */
export function SellerPage() {
  const say = useWords("sellerInfos");
  const { sellerId } = route.useParams();
  const { data: seller, error, refetch } = useQuery(sellerDetail(sellerId));
  const company = (seller?.draft ?? seller?.approved)?.companyName;
  return (
    <>
      <Head title={company ?? say("title")} />
      <BackLink to="/sellers">{say("title")}</BackLink>
      {seller ? (
        <Review key={seller.id} seller={seller} company={company ?? seller.id} />
      ) : error ? (
        <Failed error={error} again={() => void refetch()} />
      ) : (
        <Loading lines={12} height={28} />
      )}
    </>
  );
}

function Review({ seller, company }: { seller: SellerInfo; company: string }) {
  const say = useWords("sellerInfos");
  const { status, approved, reviewDueAt } = seller;
  const isAgain = status === "PENDING" && approved !== undefined;
  return (
    <>
      <div className={styles["head"]}>
        <h1>{company}</h1>
        <Status of={status}>{say(isAgain ? "again" : `statuses.${status}`)}</Status>
        {status === "PENDING" && reviewDueAt && <TimeLeft dueAt={reviewDueAt} />}
      </div>
      <Notes seller={seller} />
      <Comparison seller={seller} />
      <DecisionBar seller={seller} />
    </>
  );
}

function Notes({ seller }: { seller: SellerInfo }) {
  const say = useWords("sellerInfos");
  const format = useFormatter();
  const when = (at: string) =>
    format.dateTime(new Date(at), { dateStyle: "medium", timeStyle: "short" });
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
