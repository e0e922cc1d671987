import type { MySubscription, Subscription } from "@bupum/shared/billing/subscribes/contract";
import { graceEnd } from "@bupum/shared/billing/subscribes/rules";
import { Money } from "@bupum/ui/display/money";
import { Status } from "@bupum/ui/display/status";
import { Alert, Button } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useWords } from "../words.ts";
import { cancelSuspend, isChargedNow } from "./queries.ts";
import { Trouble } from "./trouble.tsx";
import { useDays } from "@bupum/ui/display/days";
import { useWonText } from "@bupum/ui/display/money";
import styles from "./subscribes.module.css";

const meanings = { PREMIUM: "good", SUSPENDED: "waiting", BASIC: "over" } as const;

/** The member's present plan, and what happens next without an action. */
export function Membership({ mine }: { mine: MySubscription }) {
  const say = useWords("subscribes");
  const won = useWonText();
  const { subscription, membershipType } = mine;
  return (
    <section className={styles["panel"]} aria-label={say("mine")}>
      <div className={styles["head"]}>
        <strong>{say(`memberships.${membershipType}`)}</strong>
        {subscription && (
          <Status of={subscription.status} meaning={meanings[membershipType]}>
            {say(`states.${subscription.status}`)}
          </Status>
        )}
      </div>
      {mine.payment && (
        <Alert color="blue" role="status" title={say("pending.title")}>
          <p>{say("pending.body")}</p>
        </Alert>
      )}
      {mine.refunding && (
        <Alert color="blue" role="status" title={say("refunding.title")}>
          <p>{say("refunding.body", { amount: won(mine.refunding.amount) })}</p>
        </Alert>
      )}
      {subscription ? <Present mine={mine} subscription={subscription} /> : <p>{say("noneYet")}</p>}
    </section>
  );
}

interface PresentProps {
  mine: MySubscription;
  subscription: Subscription;
}

function Present({ mine, subscription }: PresentProps) {
  const { status, dunningStage } = subscription;
  if (status === "CANCELLED") return <Ended subscription={subscription} />;
  return (
    <>
      {status === "ACTIVE" && dunningStage > 0 && <FailedRenewal {...{ mine, subscription }} />}
      {status === "SUSPENDED" && <Suspended {...{ mine, subscription }} />}
      <Facts {...{ mine, subscription }} />
    </>
  );
}

function Ended({ subscription }: { subscription: Subscription }) {
  const say = useWords("subscribes");
  const { dayOf: day } = useDays();
  return <p>{say("ended", { day: day(subscription.periodEnd) })}</p>;
}

function Facts({ mine, subscription }: PresentProps) {
  const say = useWords("subscribes");
  const { dayOf: day } = useDays();
  const { renewal } = mine;
  const facts: [string, ReactNode][] = [
    [say("facts.type"), say(`types.${subscription.subscribeType}`)],
    [
      say("facts.period"),
      say("period", { from: day(subscription.periodStart), to: day(subscription.periodEnd) }),
    ],
  ];
  if (renewal)
    facts.push([
      say("facts.next"),
      <span key="next">
        {day(renewal.at)} · {say(`types.${renewal.subscribeType}`)}{" "}
        <Money of={{ amount: renewal.amount, currency: "KRW" }} />
      </span>,
    ]);
  if (mine.cancelsAt) facts.push([say("facts.ends"), day(mine.cancelsAt)]);
  return (
    <dl className={styles["facts"]}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A charge was refused, and is repeated automatically (D13-8). */
function FailedRenewal({ mine, subscription }: PresentProps) {
  const say = useWords("subscribes");
  const { dayOf: day } = useDays();
  const { nextBillingAt, periodEnd } = subscription;
  if (isChargedNow(subscription))
    return (
      <Alert color="blue" role="status" title={say("failed.now")}>
        <p>{say("failed.nowBody")}</p>
      </Alert>
    );
  return (
    <Alert color="red" role="alert" title={say("failed.title")}>
      <p>{say("failed.grace", { day: day(graceEnd(periodEnd)) })}</p>
      <p>
        {nextBillingAt ? say("failed.next", { day: day(nextBillingAt) }) : say("failed.noNext")}
      </p>
      <div className={styles["ways"]}>
        <Resume mine={mine} />
        <a href="#card">{say("failed.toCard")}</a>
      </div>
    </Alert>
  );
}

function Suspended({ mine, subscription }: PresentProps) {
  const say = useWords("subscribes");
  const { dayOf: day } = useDays();
  const { suspendReason = "USER", periodEnd } = subscription;
  const isFailed = suspendReason === "PAYMENT_FAILED";
  const until = day(mine.isEntitled ? subscription.entitledUntil : periodEnd);
  return (
    <Alert
      color={isFailed ? "red" : "orange"}
      role="status"
      title={say(`suspended.${suspendReason}`)}
    >
      <p>{say(mine.isEntitled ? "suspended.on" : "suspended.off", { day: until })}</p>
      {isFailed && mine.cancelsAt && <p>{say("suspended.ends", { day: day(mine.cancelsAt) })}</p>}
      <div className={styles["ways"]}>
        <Resume mine={mine} />
        {isFailed && <a href="#card">{say("failed.toCard")}</a>}
      </div>
    </Alert>
  );
}

/** Resumes renewals; an open charge is tried at once. */
function Resume({ mine: { resume, hasCard, payment } }: { mine: MySubscription }) {
  const say = useWords("subscribes");
  const won = useWonText();
  const { mutate, isPending, error } = useMutation(cancelSuspend(useQueryClient()));
  if (!resume) return null;
  const { payNow } = resume;
  return (
    <>
      <Trouble error={error} />
      <Button
        mih={44}
        loading={isPending}
        disabled={!hasCard || payment !== undefined}
        onClick={() => mutate()}
      >
        {payNow > 0 ? say("resume.pay", { amount: won(payNow) }) : say("resume.free")}
      </Button>
      {!hasCard && <p>{say("cardFirst")}</p>}
    </>
  );
}
