import { type InboxQueueName, mostCounted } from "@bupum/shared/notices/inbox/queues";
import { VisuallyHidden } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { type AnyRouter, Link } from "@tanstack/react-router";
import { inbox } from "../inbox/queries.ts";
import { queueLinks } from "../inbox/queue-links.ts";
import { useWords } from "../words.ts";
import styles from "./admin-menu.module.css";

export const countText = (count: number): string =>
  count >= mostCounted ? `${mostCounted - 1}+` : String(count);

interface WaitingMarkProps {
  of: InboxQueueName;
  onClick: () => void;
}

/** The count of open work beside the entry of its list; after a failure there is none. */
export function WaitingMark({ of, onClick }: WaitingMarkProps) {
  const say = useWords("layout");
  const queue = useQuery(inbox).data?.queues.find((one) => one.queue === of);
  if (!queue || queue.count === 0) return null;
  const shown = countText(queue.count);
  const name = say(`waiting.${of}`, { count: shown });
  return (
    // The target is named by data, which types cannot know.
    <Link<AnyRouter, string, string, string, string>
      {...queueLinks[of].all}
      className={styles["waiting"]}
      data-overdue={queue.overdue > 0 || undefined}
      onClick={onClick}
      title={name}
    >
      <VisuallyHidden>{name}</VisuallyHidden>
      <span className={styles["count"]} aria-hidden>
        {shown}
      </span>
    </Link>
  );
}
