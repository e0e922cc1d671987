import { useDays } from "@bupum/ui/display/days";
import type { TrailEvent } from "@bupum/shared/kernel/trail";
import { useWords } from "../words.ts";
import { useRecordWords } from "./record-words.ts";
import styles from "./orders.module.css";

interface TrailProps {
  events: readonly TrailEvent[];
  /** The entity of a step, and its lines. */
  nameOf: (event: TrailEvent) => string | undefined;
}

/** All audit events, newest first: the transition, the actor, and on whose behalf. */
export function Trail({ events, nameOf }: TrailProps) {
  const say = useWords("productEstimateOrders");
  const days = useDays();
  const words = useRecordWords();
  return (
    <section aria-labelledby="trail">
      <h2 id="trail">{say("trail")}</h2>
      <ol className={styles["trail"]}>
        {events.map((event) => (
          <li key={`${event.at} ${event.id} ${event.to}`}>
            <time dateTime={event.at}>{days.moment(event.at)}</time>
            <strong>
              {words.entity(event.entity)} {words.step(event)}
            </strong>
            {nameOf(event) && <span>{nameOf(event)}</span>}
            <span>
              {[...words.actor(event), event.reason && words.reason(event.reason)]
                .filter(Boolean)
                .join(" · ")}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
