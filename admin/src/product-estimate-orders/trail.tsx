import type { TrailEvent } from "@bupum/shared/product-estimate-orders/admin-contract";
import { useFormatter } from "use-intl";
import { useWords } from "../words.ts";
import { rejectReasons } from "./queries.ts";
import styles from "./orders.module.css";

interface TrailProps {
  events: readonly TrailEvent[];
  /** Which one of its kind a step was of, where several are on record. */
  nameOf?: (id: string) => string | undefined;
}

/** All that is on record, newest first: what moved, by whom, and for whom. */
export function Trail({ events, nameOf }: TrailProps) {
  const say = useWords("productEstimateOrders");
  const format = useFormatter();
  const words = useRecordWords();
  return (
    <section aria-labelledby="trail">
      <h2 id="trail">{say("trail")}</h2>
      <ol className={styles["trail"]}>
        {events.map((event) => (
          <li key={`${event.at} ${event.id} ${event.to}`}>
            <time dateTime={event.at}>
              {format.dateTime(new Date(event.at), { dateStyle: "medium", timeStyle: "medium" })}
            </time>
            <strong>
              {words.entity(event.entity)} {event.from !== "-" && `${words.step(event.from)} → `}
              {words.step(event.to)}
            </strong>
            {nameOf?.(event.id) && <span>{nameOf(event.id)}</span>}
            <span>
              {words.role(event.via === "SYSTEM" ? "SYSTEM" : event.actorRole)}
              {event.onBehalfOf && ` · ${words.side(event.onBehalfOf)}`}
              {event.reason && ` · ${words.reason(event.reason)}`}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Words of the record that have words of their own. */
const entities = ["estimateGroup", "estimate", "productEstimate", "orderBatch", "order"] as const;
const roles = ["USER", "SELLER", "ADMIN", "SYSTEM", "GUEST"] as const;
const steps = [
  "PENDING",
  "CONFIRMED",
  "REPLIED",
  "REJECTED",
  "COMPLETED",
  "CANCELLED",
  "CLOSED",
  "CANCEL_ASKED",
  "SHIPPED",
  "RESHIPPED",
  "REMOVED",
  "PRODUCT_PROPOSED",
  "PRODUCT_CONFIRMED",
  "PRODUCT_DECLINED",
] as const;

const among = <Word extends string>(words: readonly Word[], word: string): Word | undefined =>
  words.find((one) => one === word);

/** In the reader's language; what somebody typed stays as it is. */
function useRecordWords() {
  const say = useWords("productEstimateOrders");
  return {
    entity(word: string) {
      const known = among(entities, word);
      return known ? say(`entities.${known}`) : word;
    },
    role(word: string) {
      const known = among(roles, word);
      return known ? say(`roles.${known}`) : word;
    },
    /** For which side an admin acted. */
    side: (id: string) => say(id.startsWith("usr_") ? "onBehalfOfBuyer" : "onBehalf"),
    step(word: string) {
      const known = among(steps, word);
      return known ? say(`steps.${known}`) : word;
    },
    reason(word: string) {
      const known = among(rejectReasons, word);
      return known ? say(`reasons.${known}`) : word;
    },
  };
}
