import { VisuallyHidden } from "@mantine/core";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { api } from "../api.ts";
import { useWords } from "../words.ts";
import styles from "./admin-menu.module.css";

const everyMinuteMs = 60_000;
const mostShown = 99;
export const countText = (count: number): string =>
  count > mostShown ? `${mostShown}+` : String(count);

/** Open work of admins, counted once a minute; after a failure there is no count. */
const waiting = queryOptions({
  queryKey: ["waiting"],
  queryFn: ({ signal }) => api.estimates.waiting({}, { signal }),
  refetchInterval: everyMinuteMs,
  retry: false,
});

interface WaitingMarkProps {
  of: "unassigned" | "cancelRequests" | "stopRequests";
  onClick: () => void;
}

/** The count of open work beside the entry of its list. */
export function WaitingMark({ of, onClick }: WaitingMarkProps) {
  const say = useWords("layout");
  const count = useQuery(waiting).data?.[of] ?? 0;
  if (count === 0) return null;
  const shown = countText(count);
  const name = say(`waiting.${of}`, { count: shown });
  const look = { className: styles["waiting"], onClick, title: name };
  const text = (
    <>
      <VisuallyHidden>{name}</VisuallyHidden>
      <span className={styles["count"]} aria-hidden>
        {shown}
      </span>
    </>
  );
  if (of === "unassigned")
    return (
      <Link to="/lines/unassigned" {...look}>
        {text}
      </Link>
    );
  return of === "cancelRequests" ? (
    <Link to="/orders" search={{ state: "CANCEL_ASKED" }} {...look}>
      {text}
    </Link>
  ) : (
    <Link to="/opinions" search={{ isEscalated: "true" }} {...look}>
      {text}
    </Link>
  );
}
