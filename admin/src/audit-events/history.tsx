import type { AuditEvent } from "@bupum/shared/accounts/audit-events/admin-contract";
import type { AuditEntity } from "@bupum/shared/accounts/audit-events/entities";
import { useDays } from "@bupum/ui/display/days";
import { Failed, Loading } from "@bupum/ui/display/states";
import { Button } from "@mantine/core";
import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useWords } from "../words.ts";
import styles from "./audit-events.module.css";
import { auditKey, pastOf } from "./queries.ts";
import { useEventWords } from "./use-event-words.ts";

interface HistoryProps {
  entity: AuditEntity;
  id: string;
  /** Read at once; otherwise a press opens it. */
  isOpen?: boolean;
}

/** What became of a thing, newest first: when, who, what, and why (D30-1). */
export function History({ entity, id, isOpen = false }: HistoryProps) {
  const say = useWords("auditEvents");
  const [isShown, setIsShown] = useState(isOpen);
  return (
    <section aria-labelledby="history" className={styles["section"]}>
      <h2 id="history">{say("title")}</h2>
      {isShown ? (
        <Events entity={entity} id={id} />
      ) : (
        <Button variant="default" onClick={() => setIsShown(true)}>
          {say("open")}
        </Button>
      )}
    </section>
  );
}

function Events({ entity, id }: Pick<HistoryProps, "entity" | "id">) {
  const say = useWords("auditEvents");
  const past = useInfiniteQuery(pastOf(entity, id));
  useReadAfterChanges(entity, id);
  if (past.error) return <Failed error={past.error} again={() => void past.refetch()} />;
  if (!past.data) return <Loading lines={3} height={28} />;
  const events = past.data.pages.flatMap(({ items }) => items);
  if (events.length === 0) return <p className={styles["hint"]}>{say("none")}</p>;
  return (
    <>
      <ol className={styles["events"]}>
        {events.map((event) => (
          <Event key={event.id} event={event} />
        ))}
      </ol>
      {past.hasNextPage && (
        <Button
          variant="default"
          loading={past.isFetchingNextPage}
          onClick={() => void past.fetchNextPage()}
        >
          {say("more")}
        </Button>
      )}
    </>
  );
}

/** A decision on the page of the thing stands in its history at once. */
function useReadAfterChanges(entity: AuditEntity, id: string) {
  const client = useQueryClient();
  useEffect(
    () =>
      client.getMutationCache().subscribe((event) => {
        if (event.type === "updated" && event.action.type === "success")
          void client.invalidateQueries({ queryKey: [...auditKey, entity, id] });
      }),
    [client, entity, id],
  );
}

function Event({ event }: { event: AuditEvent }) {
  const days = useDays();
  const words = useEventWords();
  return (
    <li data-note={event.to === "NOTED" || undefined}>
      <span>
        <time dateTime={event.at}>{days.moment(event.at)}</time> · {words.actor(event)}
      </span>
      <strong>{words.step(event)}</strong>
      {words.details(event).map((text) => (
        <p key={text}>{text}</p>
      ))}
    </li>
  );
}
