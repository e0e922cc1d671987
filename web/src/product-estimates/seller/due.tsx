import { Badge } from "@mantine/core";
import { useFormatter, useNow } from "use-intl";
import { useWords } from "../../words.ts";

const hourMs = 3_600_000;

interface DueProps {
  at: string;
  /** The request takes answers; nothing is due otherwise. */
  open: boolean;
}

/** How long an answer has time; the last day and what is late stand out in words and colour. */
export function Due({ at, open }: DueProps) {
  const say = useWords("sellerEstimates");
  const format = useFormatter();
  const now = useNow({ updateInterval: 60_000 });
  const left = Date.parse(at) - now.getTime();
  const moment = format.dateTime(new Date(at), {
    month: "short",
    day: "numeric",
    weekday: "short",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  if (!open) return <Badge color="gray">{say("due.closed")}</Badge>;
  const hours = Math.floor(left / hourMs);
  const minutes = Math.max(0, Math.floor((left % hourMs) / 60_000));
  const text =
    left < 0
      ? say("due.late")
      : hours < 24
        ? say("due.hours", { hours, minutes })
        : say("due.days", { days: Math.floor(hours / 24) });
  return (
    <span>
      <Badge color={left < 0 ? "red" : hours < 24 ? "orange" : "gray"}>{text}</Badge>{" "}
      <small>{moment}</small>
    </span>
  );
}
