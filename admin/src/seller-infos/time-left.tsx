import { useDays } from "@bupum/ui/display/days";
import { Status } from "@bupum/ui/display/status";
import { useNow } from "@bupum/ui/now";
import { useWords } from "../words.ts";
import { reviewClock } from "./review-clock.ts";
import styles from "./sellers.module.css";

/** The reviewer's remaining time, red when overdue; updates itself. */
export function TimeLeft({ dueAt }: { dueAt: string }) {
  const say = useWords("sellerInfos");
  const days = useDays();
  const now = useNow();
  const { isOverdue, isPaused, hours, minutes } = reviewClock(now, dueAt);
  const due = days.moment(dueAt);
  return (
    <span className={styles["clock"]}>
      <Status of="PENDING" meaning={isOverdue ? "bad" : hours < 3 ? "waiting" : "running"}>
        {say(isOverdue ? "overdue" : "left", { hours, minutes })}
      </Status>
      <small>
        {say("dueAt", { at: due })}
        {isPaused && ` · ${say("paused")}`}
      </small>
    </span>
  );
}
