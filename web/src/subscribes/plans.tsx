import type { MySubscription, PlanChoice } from "@bupum/shared/billing/subscribes/contract";
import { Money } from "@bupum/ui/display/money";
import { Badge, Button } from "@mantine/core";
import { getRouteApi } from "@tanstack/react-router";
import { useWords } from "../words.ts";
import { Checkout } from "./checkout.tsx";
import { useDays } from "@bupum/ui/display/days";
import { useWonText } from "@bupum/ui/display/money";
import styles from "./subscribes.module.css";

const route = getRouteApi("/_signedIn/mypage/subscribe/");

const isOpen = ({ subscribe, atRenewal, now }: PlanChoice) =>
  Boolean(subscribe ?? atRenewal ?? now);

/** The types side by side; the chosen one shows its effect before anything is charged. */
export function Plans({ mine }: { mine: MySubscription }) {
  const say = useWords("subscribes");
  const { plan } = route.useSearch();
  const navigate = route.useNavigate();
  const asked = mine.plans.find(({ subscribeType }) => subscribeType === plan);
  const isNew = mine.plans.some(({ subscribe }) => subscribe);
  const current = mine.plans.find(({ isCurrent }) => isCurrent);
  const pending = isNew ? undefined : mine.plans.find(({ isPending }) => isPending);
  // Members have no preselection; a newcomer sees the shortest type.
  const offered = isNew ? mine.plans[0] : current;
  const isDecided = mine.resume !== undefined || pending !== undefined;
  const chosen = asked ?? (isDecided ? undefined : offered);
  const choose = (subscribeType?: string) =>
    void navigate({
      search: (old) => ({ ...old, plan: subscribeType }),
      replace: true,
      resetScroll: false,
    });
  return (
    <section className={styles["section"]} aria-labelledby="plans">
      <h2 id="plans">{say("plans.title")}</h2>
      <div className={styles["plans"]} role="radiogroup" aria-labelledby="plans">
        {mine.plans.map((one) => (
          <Plan
            key={one.subscribeType}
            plan={one}
            isLive={!isNew}
            isChosen={one === chosen}
            choose={() => choose(one.subscribeType)}
          />
        ))}
      </div>
      {pending && mine.renewal && (
        <Booked
          type={pending.subscribeType}
          at={mine.renewal.at}
          keep={() => choose(current?.subscribeType)}
        />
      )}
      {chosen && isOpen(chosen) && (
        // A new amount needs a new consent.
        <Checkout
          key={`${chosen.subscribeType}${chosen.amount}`}
          mine={mine}
          plan={chosen}
          onChanged={() => choose(undefined)}
        />
      )}
    </section>
  );
}

interface BookedProps {
  type: PlanChoice["subscribeType"];
  at: string;
  keep: () => void;
}

/** A type that begins with the next renewal, and the button to keep the present one. */
function Booked({ type, at, keep }: BookedProps) {
  const say = useWords("subscribes");
  const { dayOf: day } = useDays();
  return (
    <p className={styles["booked"]} role="status">
      {say("plans.booked", { day: day(at), type: say(`types.${type}`) })}
      <Button variant="default" mih={44} onClick={keep}>
        {say("plans.unbook")}
      </Button>
    </p>
  );
}

interface PlanProps {
  plan: PlanChoice;
  isLive: boolean;
  isChosen: boolean;
  choose: () => void;
}

function Plan({ plan, isLive, isChosen, choose }: PlanProps) {
  const say = useWords("subscribes");
  const won = useWonText();
  const { subscribeType, amount, supplyAmount, months, isCurrent, isPending } = plan;
  return (
    <label className={styles["plan"]} data-chosen={isChosen || undefined}>
      <span className={styles["planHead"]}>
        <input type="radio" name="plan" checked={isChosen} onChange={choose} />
        <strong>{say("plans.of", { type: say(`types.${subscribeType}`) })}</strong>
        {isLive && isCurrent && <Badge color="green">{say("plans.current")}</Badge>}
        {isLive && isPending && <Badge color="blue">{say("plans.pending")}</Badge>}
      </span>
      <span className={styles["price"]}>
        <Money of={{ amount, currency: "KRW" }} /> <small>/ {say(`every.${subscribeType}`)}</small>
      </span>
      <small>
        {say("plans.vat", { supply: won(supplyAmount), vat: won(amount - supplyAmount) })}
      </small>
      <small>
        {months > 1
          ? say("plans.aMonth", { amount: won(Math.round(amount / months)) })
          : say("plans.shortest")}
      </small>
    </label>
  );
}
