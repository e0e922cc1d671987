import { estimateLimits } from "@bupum/shared/estimate-groups/contract";
import { Button } from "@mantine/core";
import { useState } from "react";
import { useWords } from "../words.ts";
import styles from "./group-page.module.css";

/** As many as one request holds: long lists are drawn in such pages. */
export const pageSize = estimateLimits.lines;

/** The part of a long list that is on the screen; a list that got shorter shows its last page. */
export function usePaged<Row>(rows: readonly Row[]) {
  const [wanted, setPage] = useState(0);
  const last = Math.max(0, Math.ceil(rows.length / pageSize) - 1);
  const page = Math.min(wanted, last);
  const from = page * pageSize;
  return {
    part: rows.slice(from, from + pageSize),
    from,
    turns: { page, last, total: rows.length, onTurn: setPage },
  };
}

interface TurnsProps {
  page: number;
  last: number;
  total: number;
  from: number;
  shown: number;
  onTurn: (page: number) => void;
}

/** Back and forth through a long list; nothing where it is short. */
export function Turns({ page, last, total, from, shown, onTurn }: TurnsProps) {
  const say = useWords("estimateGroups");
  if (last === 0) return null;
  return (
    <div className={styles["turns"]}>
      <Button variant="default" mih={44} disabled={page === 0} onClick={() => onTurn(page - 1)}>
        {say("request.previous")}
      </Button>
      <span role="status">{say("request.shown", { from: from + 1, to: from + shown, total })}</span>
      <Button variant="default" mih={44} disabled={page === last} onClick={() => onTurn(page + 1)}>
        {say("request.next")}
      </Button>
    </div>
  );
}
