import { Status } from "@bupum/ui/display/status";
import { useFormatter } from "use-intl";
import { useNow } from "@bupum/ui/now";
import { useWords } from "../words.ts";
import { reviewClock } from "./review-clock.ts";
import styles from "./sellers.module.css";

/** The reviewer's remaining time, red when overdue; updates itself. */
export function TimeLeft({ dueAt }: { dueAt: string }) {
  const say = useWords("sellerInfos");
  const format = useFormatter();
  const now = useNow();
  const { isOverdue, isPaused, hours, minutes } = reviewClock(now, dueAt);
  const due = format.dateTime(new Date(dueAt), { dateStyle: "medium", timeStyle: "short" });
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
