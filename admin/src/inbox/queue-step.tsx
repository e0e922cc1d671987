import type { InboxQueueName } from "@bupum/shared/notices/inbox/queues";
import { RowLink } from "@bupum/ui/data-table/row-link";
import {
  type QueryKey,
  useQuery,
  useQueryClient,
  type UseQueryOptions,
} from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useHeld } from "../decisions/held.ts";
import { useAltKeys } from "../layout/alt-keys.ts";
import { useWords } from "../words.ts";
import { inbox } from "./queries.ts";
import { queueLinks } from "./queue-links.ts";

interface Page {
  items: readonly { id: string }[];
}

/** The next one that waits: the one below, and at the end the first; none where no other waits. */
export function nextOf(ids: readonly string[], self: string): string | undefined {
  const next = ids[ids.indexOf(self) + 1] ?? ids[0];
  return next === self ? undefined : next;
}

interface NextProps<List extends Page, Key extends QueryKey> {
  queue: InboxQueueName;
  /** The first page of those that wait, in the order of the queue. */
  list: UseQueryOptions<List, Error, List, Key>;
  /** The one on this page, decided or not. */
  self: string;
}

interface FirstProps {
  queue: InboxQueueName;
  self: string;
}

/** The way to the first one of a queue that has no list of its own ids, also by Alt+N. */
export function FirstInQueue({ queue, self }: FirstProps) {
  const say = useWords("inbox");
  const { data } = useQuery(inbox);
  const place = useNextKey();
  const { firstId, count = 0 } = data?.queues.find((one) => one.queue === queue) ?? {};
  return (
    <span ref={place}>
      {firstId !== undefined && firstId !== self ? (
        <RowLink target={queueLinks[queue].one(firstId)}>{say("nextOne", { count })}</RowLink>
      ) : (
        <ToToday />
      )}
    </span>
  );
}

/** Where nothing else of a queue waits, Alt+N leads to what waits of the others. */
function ToToday() {
  const say = useWords("inbox");
  return <Link to="/today">{say("toToday")}</Link>;
}

/** Alt+N follows the first link of this place, or the first that fits. */
export function useNextKey<Place extends HTMLElement = HTMLSpanElement>(links = "a") {
  const place = useRef<Place>(null);
  useAltKeys({ KeyN: () => place.current?.querySelector<HTMLAnchorElement>(links)?.click() });
  return place;
}

/** The way to the next one of a queue, also by Alt+N, so that a queue needs no list in between. */
export function NextInQueue<List extends Page, Key extends QueryKey>(props: NextProps<List, Key>) {
  const { queue, list, self } = props;
  const say = useWords("inbox");
  const client = useQueryClient();
  // A colleague may have decided the next one meanwhile.
  const { data } = useQuery({ ...list, staleTime: 0 });
  const held = useHeld();
  const place = useNextKey();
  const key = useRef(list.queryKey);
  // The page of the list reads it anew: what this one kept hides who has applied since.
  useEffect(
    () => () =>
      void client.invalidateQueries({ queryKey: key.current, exact: true, refetchType: "none" }),
    [client],
  );
  if (!data) return null;
  // What was decided a moment ago still waits until it is sent.
  const ids = data.items.map(({ id }) => id).filter((id) => id !== held?.about || id === self);
  const next = nextOf(ids, self);
  return (
    <span ref={place}>
      {next === undefined ? (
        <>
          {say("lastOne")} <ToToday />
        </>
      ) : (
        <RowLink target={queueLinks[queue].one(next)}>
          {say("nextOne", { count: ids.filter((id) => id !== self).length })}
        </RowLink>
      )}
    </span>
  );
}
