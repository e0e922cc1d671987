import type { InboxQueue } from "@bupum/shared/notices/inbox/admin-contract";
import { type RowTarget, RowLink } from "@bupum/ui/data-table/row-link";
import { useDays } from "@bupum/ui/display/days";
import { Empty, Failed, Loading } from "@bupum/ui/display/states";
import { useAgo } from "@bupum/ui/now";
import { useQuery } from "@tanstack/react-query";
import { Head } from "../layout/head.tsx";
import { countText } from "../layout/waiting.tsx";
import { opens } from "../layout/page-rights.ts";
import { useMay } from "../may.tsx";
import { useWords } from "../words.ts";
import { inbox } from "./queries.ts";
import { useNextKey } from "./queue-step.tsx";
import { queueLinks } from "./queue-links.ts";
import styles from "./inbox.module.css";

/** The start page: each queue with its count, its age and a way to its first thing. */
export function TodayPage() {
  const say = useWords("inbox");
  const { data, error, refetch } = useQuery(inbox);
  const may = useMay();
  return (
    <>
      <Head title={say("title")} />
      <h1>{say("title")}</h1>
      <p className={styles["hint"]}>{say("hint")}</p>
      {data ? (
        <Queues queues={data.queues.filter(({ queue }) => opens(may, queueLinks[queue].all.to))} />
      ) : error ? (
        <Failed error={error} again={() => void refetch()} />
      ) : (
        <Loading lines={8} height={44} />
      )}
    </>
  );
}

function Queues({ queues }: { queues: readonly InboxQueue[] }) {
  const say = useWords("inbox");
  const waiting = queues.filter(({ count }) => count > 0);
  const empty = queues.filter(({ count }) => count === 0);
  const place = useNextKey<HTMLUListElement>("[data-first] a");
  return (
    <>
      {waiting.length === 0 && <Empty title={say("nothing")}>{say("nothingHint")}</Empty>}
      <ul className={styles["queues"]} ref={place}>
        {waiting.map((queue) => (
          <Queue key={queue.queue} of={queue} />
        ))}
      </ul>
      {empty.length > 0 && (
        <p className={styles["hint"]}>
          {say("empty")}: {empty.map(({ queue }) => say(`queues.${queue}`)).join(", ")}
        </p>
      )}
    </>
  );
}

function Queue({ of: { queue, count, overdue, since, dueAt, firstId } }: { of: InboxQueue }) {
  const say = useWords("inbox");
  const days = useDays();
  const ago = useAgo();
  const { all, one } = queueLinks[queue];
  const name = say(`queues.${queue}`);
  return (
    <li className={styles["queue"]}>
      <RowLink target={all}>
        <b>{name}</b>
      </RowLink>
      <strong className={styles["count"]} data-overdue={overdue > 0 || undefined}>
        {say("count", { count: countText(count) })}
      </strong>
      <span className={styles["age"]}>
        {overdue > 0 && (
          <b className={styles["overdue"]}>{say("overdue", { count: countText(overdue) })} </b>
        )}
        {since !== undefined && say("since", { ago: ago(since) })}
        {dueAt !== undefined && say("dueAt", { at: days.moment(dueAt) })}
      </span>
      {firstId !== undefined && (
        <First target={one(firstId)} name={say("firstOf", { queue: name })} />
      )}
    </li>
  );
}

function First({ target, name }: { target: RowTarget; name: string }) {
  const say = useWords("inbox");
  return (
    <span className={styles["first"]} data-first>
      <RowLink target={target}>
        <span aria-hidden>{say("first")}</span>
        <span className={styles["unseen"]}>{name}</span>
      </RowLink>
    </span>
  );
}
