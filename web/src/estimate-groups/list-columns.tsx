import { HumanNumber } from "@bupum/ui/display/human-number";
import { useDays } from "@bupum/ui/display/days";
import type { GroupRow } from "@bupum/shared/deal/estimate-groups/contract";
import type { Column } from "@bupum/ui/data-table/data-table";
import { type Meaning, Status } from "@bupum/ui/display/status";
import { Link } from "@tanstack/react-router";
import { useWords } from "../words.ts";
import styles from "./list-page.module.css";

/** What the states mean to the buyer who waits for quotes. */
const meanings: Record<GroupRow["status"], Meaning> = {
  PENDING: "waiting",
  CONFIRMED: "running",
  REJECTED: "bad",
  COMPLETED: "good",
  CANCELLED: "over",
};

/** What a list says of a request. */
export function useGroupColumns(): Column<GroupRow>[] {
  const say = useWords("estimateGroups");
  const days = useDays();
  return [
    {
      key: "title",
      head: say("list.name"),
      main: true,
      cell: (row) => (
        <span className={styles["name"]}>
          {row.title}
          <small>
            <HumanNumber of={row.number} />
          </small>
        </span>
      ),
    },
    {
      key: "status",
      head: say("list.status"),
      cell: (row) => (
        <Status of={row.status} meaning={meanings[row.status]}>
          {say(`list.states.${row.status}`)}
        </Status>
      ),
    },
    {
      key: "quotedCount",
      head: say("list.answers"),
      cell: (row) => say("list.answersOf", { lines: row.lineCount, quoted: row.quotedCount }),
    },
    {
      key: "sellerCount",
      head: say("list.sellers"),
      align: "end",
      cell: (row) => say("list.sellerCount", { count: row.sellerCount }),
    },
    {
      key: "dueAt",
      head: say("list.due"),
      align: "end",
      cell: (row) => days.moment(row.dueAt),
    },
    {
      key: "createdAt",
      head: say("list.created"),
      align: "end",
      cell: (row) => days.dayOf(row.createdAt),
    },
  ];
}

/** Leads from a request to the list of parts that it belongs to. */
export function useBomColumn(): Column<GroupRow> {
  const say = useWords("estimateGroups");
  return {
    key: "bom",
    head: say("list.bomTitle"),
    cell: ({ bom }) =>
      bom && (
        <Link to="/mypage/estimates" search={{ bomId: bom.id }}>
          {say("list.bomPart", { part: bom.part, parts: bom.parts })}
        </Link>
      ),
  };
}
