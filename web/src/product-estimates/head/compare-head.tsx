import { useDays } from "@bupum/ui/display/days";
import type { Group } from "@bupum/shared/deal/estimate-groups/contract";
import { timeLeft } from "@bupum/shared/kernel/calendar/time-left";
import { type Meaning, Status } from "@bupum/ui/display/status";
import { dropdownEntry } from "@bupum/ui/input/dropdown";
import { useNow } from "@bupum/ui/now";
import { Alert } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { GroupActions } from "../../estimate-groups/manage/group-actions.tsx";
import { useWords } from "../../words.ts";
import { SheetButton } from "../sheet/sheet-button.tsx";
import type { Shown } from "../shown.ts";
import type { Comparison } from "../use-comparison.ts";
import styles from "./compare-head.module.css";

const meanings: Record<Group["status"], Meaning> = {
  PENDING: "waiting",
  CONFIRMED: "running",
  REJECTED: "bad",
  COMPLETED: "good",
  CANCELLED: "over",
};

interface CompareHeadProps {
  of: Comparison;
  onShow: (what: Shown) => void;
}

/** The request and its state in one line, with a menu of all actions. */
export function CompareHead({ of, onShow }: CompareHeadProps) {
  const say = useWords("productEstimates");
  const { group, items } = of;
  return (
    <header className={styles["header"]}>
      <div className={styles["titles"]}>
        <Back />
        <h1>{group.title}</h1>
        <Status of={group.status} meaning={meanings[group.status]}>
          {say(`states.${group.status}`)}
        </Status>
        <Facts group={group} />
      </div>
      <div className={styles["acts"]}>
        <SheetButton of={of} />
        <GroupActions group={group} lines={items}>
          <button type="button" className={dropdownEntry} onClick={() => onShow({ kind: "terms" })}>
            {say("header.details")}
          </button>
          <button type="button" className={dropdownEntry} onClick={() => onShow({ kind: "plans" })}>
            {say("award.plans")}
          </button>
        </GroupActions>
      </div>
      <Notes group={group} />
    </header>
  );
}

/** The way back to all requests. */
export function Back() {
  const say = useWords("productEstimates");
  return (
    <Link to="/mypage/estimates" className={styles["back"]}>
      {say("back")}
    </Link>
  );
}

function Facts({ group }: { group: Group }) {
  const say = useWords("productEstimates");
  const days = useDays();
  const left = timeLeft(group.dueAt, useNow());
  const due = days.moment(group.dueAt);
  const answered = group.estimates.filter(({ repliedCount }) => repliedCount > 0).length;
  return (
    <p className={styles["facts"]}>
      {say("number")} <span className={styles["code"]}>{group.number}</span>
      {` · ${say("header.answered", { asked: group.estimates.length, answered })}`}
      {group.open &&
        ` · ${say("header.dueAt")} ${due} (${say(`header.due.${left.kind}`, { ...left })})`}
    </p>
  );
}

/** Why the request closed, and lines that are being assigned or have no seller. */
function Notes({ group }: { group: Group }) {
  const say = useWords("productEstimates");
  const { closeReason, closeDetail, dispatching, unassignedLineIds } = group;
  return (
    <>
      {closeReason && (
        <Alert color="gray" className={styles["note"] ?? ""}>
          {[say(`closeReasons.${closeReason}`), closeDetail].filter(Boolean).join(" ")}
        </Alert>
      )}
      {dispatching && (
        <Alert color="blue" className={styles["note"] ?? ""}>
          {say("header.dispatching")}
        </Alert>
      )}
      {unassignedLineIds.length > 0 && (
        <Alert color="orange" className={styles["note"] ?? ""}>
          {say("header.unassigned", { count: unassignedLineIds.length })}
        </Alert>
      )}
    </>
  );
}
