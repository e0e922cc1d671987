import { Badge } from "@mantine/core";
import { timeLeft } from "@bupum/shared/kernel/calendar/time-left";
import { useNow } from "@bupum/ui/now";
import { useFormatter } from "use-intl";
import { useWords } from "../../words.ts";

const colors = { over: "red", hours: "orange", days: "gray" };

interface DueProps {
  at: string;
  /** The request takes answers; nothing is due otherwise. */
  open: boolean;
}

/** How long an answer has time; the last day and what is late stand out in words and colour. */
export function Due({ at, open }: DueProps) {
  const say = useWords("sellerEstimates");
  const format = useFormatter();
  const left = timeLeft(at, useNow());
  const moment = format.dateTime(new Date(at), {
    month: "short",
    day: "numeric",
    weekday: "short",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  if (!open) return <Badge color="gray">{say("due.closed")}</Badge>;
  return (
    <span>
      <Badge color={colors[left.kind]}>{say(`due.${left.kind}`, { ...left })}</Badge>{" "}
      <small>{moment}</small>
    </span>
  );
}
