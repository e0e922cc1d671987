import { Status } from "@bupum/ui/display/status";
import { useFormatter } from "use-intl";
import { useNow } from "@bupum/ui/now";
import { useWords } from "../words.ts";

const soonMs = 24 * 3_600_000;

/** The due date of a review: red when overdue (D27-4). */
export function DueMark({ dueAt }: { dueAt: string }) {
  const say = useWords("writerInfos");
  const format = useFormatter();
  const now = useNow();
  const isOver = now > dueAt;
  const isSoon = Date.parse(dueAt) - Date.parse(now) < soonMs;
  const at = format.dateTime(new Date(dueAt), { month: "long", day: "numeric", weekday: "short" });
  return (
    <Status of="PENDING" meaning={isOver ? "bad" : isSoon ? "waiting" : "running"}>
      {say(isOver ? "overdue" : "due", { at })}
    </Status>
  );
}
