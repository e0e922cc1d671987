import { isInUse } from "@bupum/shared/billing/credit-cards/rules";
import type { MySubscription } from "@bupum/shared/billing/subscribes/contract";
import { Failed, Loading } from "@bupum/ui/display/states";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { CardSection } from "../credit-cards/card-section.tsx";
import { Head } from "../layout/head.tsx";
import { returnTo } from "../layout/return-to.ts";
import { useWords } from "../words.ts";
import { Comparison } from "./comparison.tsx";
import { Membership } from "./membership.tsx";
import { Plans } from "./plans.tsx";
import { mySubscription } from "./queries.ts";
import { Renewal } from "./renewal.tsx";
import { SuspendSection } from "./suspend-section.tsx";
import styles from "./subscribes.module.css";

const route = getRouteApi("/_signedIn/mypage/subscribe/");

/** The reader's membership: its features, its price, the card, and how to leave. */
export function SubscribePage() {
  const say = useWords("subscribes");
  const { data, error, refetch } = useQuery(mySubscription);
  return (
    <div className={styles["page"]}>
      <Head title={say("title")} hidden />
      <h1>{say("title")}</h1>
      {data ? (
        <Content mine={data} />
      ) : error ? (
        <Failed error={error} again={() => void refetch()} />
      ) : (
        <Loading lines={8} height={48} />
      )}
    </div>
  );
}

function Content({ mine }: { mine: MySubscription }) {
  const say = useWords("subscribes");
  const { back, plan } = route.useSearch();
  return (
    <>
      {mine.isEntitled && back && <BackAgain to={back} />}
      <Membership mine={mine} />
      <Renewal mine={mine} />
      <Comparison />
      <Plans mine={mine} />
      <CardSection kept={{ back, plan }} isInUse={isInUse(mine.subscription)} />
      <p>
        <Link to="/mypage/payments">{say("toPayments")}</Link>
      </p>
      {mine.canSuspend && mine.subscription && (
        <SuspendSection subscription={mine.subscription} isBusy={mine.payment !== undefined} />
      )}
    </>
  );
}

/** A member who came from a limit returns to that page. */
function BackAgain({ to }: { to: string }) {
  const say = useWords("subscribes");
  return (
    <p className={styles["back"]} role="status">
      <span>{say("open")}</span> <a href={returnTo(to)}>{say("backAgain")}</a>
    </p>
  );
}
