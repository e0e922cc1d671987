import { useDays } from "@bupum/ui/display/days";
import type { TrailEvent } from "@bupum/shared/kernel/trail";
import { useWords } from "../words.ts";
import { useReasonName } from "./names.ts";

interface HistoryProps {
  events: readonly TrailEvent[];
  /** A state in the reader's language. */
  nameOf: (state: string) => string;
}
const roles = ["USER", "SELLER", "ADMIN", "SYSTEM"] as const;

/** The audit events of one subscription, payment or card, newest first. */
export function History({ events, nameOf }: HistoryProps) {
  const say = useWords("subscribes");
  const days = useDays();
  const reasonName = useReasonName();
  const roleOf = (actor: string) => {
    const known = roles.find((role) => role === actor);
    return known ? say(`roles.${known}`) : actor;
  };
  return (
    <section aria-labelledby="history">
      <h2 id="history">{say("history")}</h2>
      {events.length === 0 && <p>{say("noHistory")}</p>}
      <ol>
        {events.map((event) => (
          <li key={`${event.at} ${event.to} ${event.reason}`}>
            <time dateTime={event.at}>{days.moment(event.at)}</time>{" "}
            <strong>
              {event.from === event.to || event.from === "NONE"
                ? nameOf(event.to)
                : `${nameOf(event.from)} → ${nameOf(event.to)}`}
            </strong>{" "}
            {[roleOf(event.actorRole), event.reason && reasonName(event.reason)]
              .filter(Boolean)
              .join(" · ")}
          </li>
        ))}
      </ol>
    </section>
  );
}
