import type { MySubscription, PlanChoice } from "@bupum/shared/billing/subscribes/contract";
import { anchorDayOf, periodEndOf } from "@bupum/shared/billing/subscribes/periods";
import { useSendKey } from "@bupum/ui/form/send-key";
import { toast } from "@bupum/ui/frame/toasts";
import { Button, Radio } from "@mantine/core";
import "@mantine/core/styles/Radio.layer.css";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useWords } from "../words.ts";
import { Consent } from "./consent.tsx";
import { changeType, subscribe } from "./queries.ts";
import { Trouble } from "./trouble.tsx";
import { useDays } from "@bupum/ui/display/days";
import { useWonText } from "@bupum/ui/display/money";
import styles from "./subscribes.module.css";

interface CheckoutProps {
  mine: MySubscription;
  plan: PlanChoice;
}
interface ChangeProps extends CheckoutProps {
  /** After a type was chosen or started: nothing more is offered. */
  onChanged: () => void;
}

/** The charge of the chosen type now and later, the consent to it, and the button. */
export function Checkout({ mine, plan, onChanged }: ChangeProps) {
  if (plan.subscribe) return <Start mine={mine} plan={plan} payNow={plan.subscribe.payNow} />;
  return <Change mine={mine} plan={plan} onChanged={onChanged} />;
}

type Fact = readonly [string, ReactNode];

interface FrameProps extends CheckoutProps {
  label: string;
  facts: readonly Fact[];
  act: string;
  isBusy: boolean;
  error: unknown;
  onAct: () => void;
  children?: ReactNode;
}

function Frame({ mine, plan, label, facts, act, isBusy, error, onAct, children }: FrameProps) {
  const say = useWords("subscribes");
  const [agreed, setAgreed] = useState(false);
  return (
    <section className={styles["checkout"]} aria-label={label}>
      {children}
      <dl className={styles["facts"]}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Consent
        type={plan.subscribeType}
        amount={plan.amount}
        textVersion={mine.consentTextVersion}
        checked={agreed}
        onChange={setAgreed}
      />
      <Trouble error={error} />
      {!mine.hasCard && (
        <p role="status">
          {say("cardFirst")} <a href="#card">{say("toCard")}</a>
        </p>
      )}
      <Button
        mih={44}
        loading={isBusy}
        disabled={!agreed || !mine.hasCard || mine.payment !== undefined}
        onClick={onAct}
      >
        {act}
      </Button>
    </section>
  );
}

/** Subscribes, for the first time or again (D13-5). */
function Start({ mine, plan, payNow }: CheckoutProps & { payNow: number }) {
  const say = useWords("subscribes");
  const won = useWonText();
  const { dayOf: day } = useDays();
  const keyOf = useSendKey();
  const { mutateAsync, isPending, error } = useMutation(subscribe(useQueryClient()));
  const { subscribeType, amount } = plan;
  const [today] = useState(() => new Date().toISOString());
  const paidUntil = mine.subscription?.periodEnd ?? today;
  const next = payNow > 0 ? periodEndOf(today, subscribeType, anchorDayOf(today)) : paidUntil;
  const start = async () => {
    const consent = { amount, textVersion: mine.consentTextVersion };
    const body = { subscribeType, consent };
    const { payment } = await mutateAsync({ key: keyOf(body), body });
    if (!payment) toast.done(say("start.done"));
  };
  return (
    <Frame
      mine={mine}
      plan={plan}
      label={say("start.title")}
      facts={[
        [say("facts.today"), payNow > 0 ? won(payNow) : say("start.nothing")],
        [say("facts.next"), say("facts.nextOf", { day: day(next), amount: won(amount) })],
      ]}
      act={payNow > 0 ? say("start.pay", { amount: won(payNow) }) : say("start.free")}
      isBusy={isPending}
      error={error}
      // A failed call is shown above the button.
      onAct={() => void start().catch(() => undefined)}
    />
  );
}

/** Another type, from the next renewal on or at once with a credit (D13-6). */
function Change({ mine, plan, onChanged }: ChangeProps) {
  const say = useWords("subscribes");
  const won = useWonText();
  const { subscribeType, amount, atRenewal, now } = plan;
  const [when, setWhen] = useState<When>(atRenewal ? "RENEWAL" : "NOW");
  const facts = useChangeFacts(plan, when);
  const { mutateAsync, isPending, error } = useMutation(changeType(useQueryClient()));
  const isNow = when === "NOW" && now !== undefined;
  const change = async () => {
    const shown = { amount, textVersion: mine.consentTextVersion };
    const consent = isNow ? { ...shown, payNow: now.payNow } : shown;
    const { payment } = await mutateAsync({ subscribeType, effective: when, consent });
    if (payment) return;
    toast.done(say(isNow ? "change.doneNow" : "change.done"));
    onChanged();
  };
  const types = { type: say(`types.${subscribeType}`) };
  return (
    <Frame
      mine={mine}
      plan={plan}
      label={say("change.title", types)}
      facts={facts}
      act={
        isNow
          ? say("change.actNow", { amount: won(now.payNow) })
          : say(plan.isCurrent ? "change.keep" : "change.act", types)
      }
      isBusy={isPending}
      error={error}
      onAct={() => void change().catch(() => undefined)}
    >
      {atRenewal && now && <WhenChoice at={atRenewal.at} when={when} onChange={setWhen} />}
    </Frame>
  );
}

type When = "RENEWAL" | "NOW";

function useChangeFacts({ amount, atRenewal, now }: PlanChoice, when: When): Fact[] {
  const say = useWords("subscribes");
  const won = useWonText();
  const { dayOf: day } = useDays();
  const next = (at: string, of: number): Fact => [
    say("facts.next"),
    say("facts.nextOf", { day: day(at), amount: won(of) }),
  ];
  const today = (of: number): Fact => [say("facts.today"), of > 0 ? won(of) : say("start.nothing")];
  if (when === "NOW" && now)
    return [
      [say("facts.credit"), `−${won(now.credit)}`],
      today(now.payNow),
      next(now.periodEnd, amount),
    ];
  return atRenewal ? [today(0), next(atRenewal.at, atRenewal.amount)] : [];
}

interface WhenProps {
  at: string;
  when: When;
  onChange: (when: When) => void;
}

function WhenChoice({ at, when, onChange }: WhenProps) {
  const say = useWords("subscribes");
  const { dayOf: day } = useDays();
  return (
    <Radio.Group
      label={say("change.when")}
      value={when}
      onChange={(value) => onChange(value === "NOW" ? "NOW" : "RENEWAL")}
    >
      <div className={styles["when"]}>
        <Radio value="RENEWAL" label={say("change.atRenewal", { day: day(at) })} />
        <Radio value="NOW" label={say("change.now")} />
      </div>
    </Radio.Group>
  );
}
