import { useDays } from "@bupum/ui/display/days";
import { Badge } from "@mantine/core";
import { timeLeft } from "@bupum/shared/kernel/calendar/time-left";
import { useNow } from "@bupum/ui/now";
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
  const days = useDays();
  const left = timeLeft(at, useNow());
  const moment = days.moment(at);
  if (!open) return <Badge color="gray">{say("due.closed")}</Badge>;
  return (
    <span>
      <Badge color={colors[left.kind]}>{say(`due.${left.kind}`, { ...left })}</Badge>{" "}
      <small>{moment}</small>
    </span>
  );
}
