import { breakdownOfApproval } from "@bupum/shared/deal/order-approvals/totals";
import type { OrderApproval } from "@bupum/shared/deal/order-approvals/contract";
import { useDays } from "@bupum/ui/display/days";
import { Failed, Loading } from "@bupum/ui/display/states";
import { Status } from "@bupum/ui/display/status";
import { Alert } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { MemberName } from "../companies/member-name.tsx";
import { Head } from "../layout/head.tsx";
import { TotalsList } from "../product-estimate-orders/totals.tsx";
import { useWords } from "../words.ts";
import { Acts } from "./acts.tsx";
import { InPlaceOf } from "./in-place-of.tsx";
import styles from "./approvals.module.css";
import { Facts } from "./facts.tsx";
import { InCompany } from "./in-company.tsx";
import { Lines } from "./lines.tsx";
import { approvalOf } from "./queries.ts";
import { meanings } from "./meanings.ts";
import { Steps } from "./steps.tsx";
import { useCompared } from "./use-compared.ts";

const route = getRouteApi("/_signedIn/mypage/approvals/$approvalId");

/** One order that needs an approval: what is ordered, how it compares, who decides (D41). */
export function ApprovalPage() {
  return (
    <InCompany>
      <Read />
    </InCompany>
  );
}

function Read() {
  const say = useWords("orderApprovals");
  const { approvalId } = route.useParams();
  const { data, error, refetch } = useQuery(approvalOf(approvalId));
  return (
    <div className={styles["page"]}>
      <Head title={data?.title ?? say("title")} hidden />
      <Link to="/mypage/approvals" className={styles["link"]}>
        ‹ {say("back")}
      </Link>
      {error && !data ? (
        <Failed error={error} again={() => void refetch()} />
      ) : data ? (
        <Shown approval={data} />
      ) : (
        <Loading lines={8} height={44} />
      )}
    </div>
  );
}

function Shown({ approval }: { approval: OrderApproval }) {
  const say = useWords("orderApprovals");
  const { title, sellerName, status, mayDecide } = approval;
  const compared = useCompared(approval);
  return (
    <>
      <header>
        <h1>{title}</h1>
        <p className={styles["sub"]}>
          {sellerName}{" "}
          <Status of={status} meaning={meanings[status]}>
            {mayDecide ? say("yourTurn") : say(`states.${status}`)}
          </Status>
        </p>
      </header>
      {!compared.isChanged && <Outcome of={approval} />}
      {approval.comment && (
        <blockquote className={styles["comment"]}>
          <p>{approval.comment}</p>
          <footer>
            <MemberName userId={approval.askedBy} />
          </footer>
        </blockquote>
      )}
      <Lines of={approval} compared={compared} />
      <section aria-label={say("total")}>
        <TotalsList of={breakdownOfApproval(approval)} />
      </section>
      <Steps of={approval} />
      <Facts of={approval} />
      <Acts key={approval.version} of={approval} isChanged={compared.isChanged} />
    </>
  );
}

/** What became of it, and until when it waits. */
function Outcome({ of }: { of: OrderApproval }) {
  const say = useWords("orderApprovals");
  const days = useDays();
  if (of.status === "WAITING")
    return <Alert color="blue">{say("until", { at: days.moment(of.expiresAt) })}</Alert>;
  if (of.status === "RELEASED")
    return (
      <Alert color="green" title={say("states.RELEASED")}>
        <Link to="/mypage/orders" search={{ orderId: of.orderId }} className={styles["link"]}>
          {say("orderedAs", { number: of.poNumber ?? "" })}
        </Link>
      </Alert>
    );
  return (
    <Alert color={of.status === "REFUSED" ? "red" : "gray"} title={say(`states.${of.status}`)}>
      {of.refusal ? (
        <>
          <p className={styles["words"]}>{of.refusal.comment}</p>
          <small>
            <MemberName userId={of.refusal.by} /> · {days.moment(of.refusal.at)}
            <InPlaceOf of={of.refusal} />
          </small>
        </>
      ) : (
        say(`ended.${of.status === "LAPSED" ? "LAPSED" : "WITHDRAWN"}`)
      )}
    </Alert>
  );
}
