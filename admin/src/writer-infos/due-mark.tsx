import { useDays } from "@bupum/ui/display/days";
import { Status } from "@bupum/ui/display/status";
import { useNow } from "@bupum/ui/now";
import { useWords } from "../words.ts";

const soonMs = 24 * 3_600_000;

/** The due date of a review: red when overdue (D27-4). */
export function DueMark({ dueAt }: { dueAt: string }) {
  const say = useWords("writerInfos");
  const days = useDays();
  const now = useNow();
  const isOver = now > dueAt;
  const isSoon = Date.parse(dueAt) - Date.parse(now) < soonMs;
  const at = days.dayOf(dueAt);
  return (
    <Status of="PENDING" meaning={isOver ? "bad" : isSoon ? "waiting" : "running"}>
      {say(isOver ? "overdue" : "due", { at })}
    </Status>
  );
}
