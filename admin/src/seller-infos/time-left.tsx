import { toInstant } from "@bupum/shared/kernel/time";
import { Status } from "@bupum/ui/display/status";
import { useEffect, useState } from "react";
import { useFormatter } from "use-intl";
import { useWords } from "../words.ts";
import { reviewClock } from "./review-clock.ts";
import styles from "./sellers.module.css";

const tickMs = 30_000;

/** What is left of the reviewer's time, red when it is over; moves by itself. */
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

function useNow(): string {
  const [now, setNow] = useState(() => toInstant(new Date()));
  useEffect(() => {
    const timer = setInterval(() => setNow(toInstant(new Date())), tickMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
