import { seoulDay } from "@bupum/shared/kernel/time";
import { useDays } from "@bupum/ui/display/days";
import { useNow } from "@bupum/ui/now";
import { useFormatter } from "use-intl";
import styles from "./room-list.module.css";

/** The time of today, or the day. */
export function When({ at }: { at: string }) {
  const format = useFormatter();
  const days = useDays();
  const isToday = seoulDay(at) === seoulDay(useNow());
  return (
    <time className={styles["when"]} dateTime={at}>
      {isToday ? format.dateTime(new Date(at), { timeStyle: "short" }) : days.dayOf(at)}
    </time>
  );
}
