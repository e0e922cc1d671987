import { estimateLimits } from "@bupum/shared/deal/estimate-groups/contract";
import { Button } from "@mantine/core";
import { useState } from "react";
import { useWords } from "../words.ts";
import styles from "./group-page.module.css";

/** As many as one request holds: long lists are drawn in such pages. */
export const pageSize = estimateLimits.lines;

/** The page, where others than its list turn it as well. */
export type PageState = readonly [page: number, turn: (page: number) => void];

/** The part of a long list that is on the screen; a list that got shorter shows its last page. */
export function usePaged<Row>(rows: readonly Row[], state?: PageState) {
  const own = useState(0);
  const [wanted, setPage] = state ?? own;
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
  /** Files of the page are on their way: with its cards they would be given up. */
  isBusy?: boolean;
  onTurn: (page: number) => void;
}

/** Back and forth through a long list; nothing where it is short. */
export function Turns({ page, last, total, from, shown, isBusy = false, onTurn }: TurnsProps) {
  const say = useWords("estimateGroups");
  if (last === 0) return null;
  const turn = (to: number, isEnd: boolean, word: "previous" | "next") => (
    <Button variant="default" mih={44} disabled={isBusy || isEnd} onClick={() => onTurn(to)}>
      {say(`request.${word}`)}
    </Button>
  );
  return (
    <div className={styles["turns"]}>
      {turn(page - 1, page === 0, "previous")}
      <span role="status">
        {isBusy
          ? say("request.turnLater")
          : say("request.shown", { from: from + 1, to: from + shown, total })}
      </span>
      {turn(page + 1, page === last, "next")}
    </div>
  );
}
