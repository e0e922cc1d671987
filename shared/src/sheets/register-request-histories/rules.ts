import type { BatchStatus } from "../../accounts/batch-job-status/contract.ts";
import type { RowOutcome } from "./codes.ts";

/** BEFOREPROGRESS until no action of an admin is pending (D8-2). */
export const adminManualStatuses = ["BEFOREPROGRESS", "DONE"] as const;
export type AdminManualStatus = (typeof adminManualStatuses)[number];

type Mover = "seller" | "admin" | "system";

/** D8-1, complete: any other transition is refused. */
const moves: Record<BatchStatus, Partial<Record<BatchStatus, readonly Mover[]>>> = {
  READY: { IN_PROGRESS: ["system", "admin"], CANCELLED: ["seller", "admin"] },
  IN_PROGRESS: { DONE: ["system", "admin"], FAILED: ["system", "admin"] },
  FAILED: { IN_PROGRESS: ["admin", "seller"], CANCELLED: ["seller", "admin"] },
  DONE: { IN_PROGRESS: ["seller"] },
  CANCELLED: {},
};

/** Whether that role may make that transition. */
export const mayMove = (from: BatchStatus, to: BatchStatus, by: Mover): boolean =>
  moves[from][to]?.includes(by) ?? false;

/** What is known of a request that is to be taken back. */
interface Cancellable {
  status: BatchStatus;
  phase: Phase;
  wasConfirmed?: boolean | undefined;
}

/**
 * Whether the role may take a request back. A seller may also do so during the dry run, as long as
 * nothing was on sale: not where a confirmed sheet is checked again (D8-1).
 */
export const mayCancel = (
  { status, phase, wasConfirmed = false }: Cancellable,
  by: "seller" | "admin",
): boolean =>
  mayMove(status, "CANCELLED", by) ||
  (by === "seller" &&
    status === "IN_PROGRESS" &&
    !wasConfirmed &&
    (phase === "READING" || phase === "CHECKING"));

/** The most rows that one call mends. */
export const mostMended = 90;

/** How often the rows of one request are checked again within an hour (D8-16). */
export const mostChecksAnHour = 30;

/** What is known of a request where its rows are mended. */
interface Mendable {
  status: BatchStatus;
  phase: Phase;
  errorRows: number;
  outcomes: { SKIP: number };
  failure?: { code: string } | undefined;
  correctedRows?: number | undefined;
}

/** Failed rows of a request that a further file may still correct (D8-21). */
export const rowsToCorrect = ({
  status,
  phase,
  errorRows,
  correctedRows = 0,
}: Omit<Mendable, "outcomes" | "failure">): number =>
  phase === "CHECKED" || status === "DONE" ? Math.max(0, errorRows - correctedRows) : 0;

/**
 * Whether rows of a request may be mended and checked again (D8-16): while an admin has not decided
 * on it, after an admin refused it, and after the end where rows were left. Not where another file
 * corrects rows of it: each row goes on sale by one of the two (D8-21).
 */
export const mayMend = ({
  status,
  phase,
  errorRows,
  outcomes,
  failure,
  correctedRows = 0,
}: Mendable): boolean =>
  correctedRows === 0 &&
  (phase === "CHECKED" ||
    (status === "DONE" && errorRows + outcomes.SKIP > 0) ||
    (status === "FAILED" && failure?.code === "ADMIN"));

interface Counted {
  status: BatchStatus;
  phase: Phase;
  totalRows: number;
  checkedRows: number;
  appliedRows: number;
  outcomes: Record<RowOutcome, number>;
  doneRows?: number | undefined;
}

/**
 * The figures of a request in its present state, the same wherever they are shown. While a pass over
 * the rows runs, its counts hold for the rows that it has reached: then they are no outcomes yet.
 */
export function countsOf(request: Counted) {
  const { status, phase, totalRows, outcomes, doneRows = 0 } = request;
  const isRunning = status === "READY" || (status === "IN_PROGRESS" && phase !== "CHECKED");
  const reached = phase === "APPLYING" ? request.appliedRows : request.checkedRows;
  const share = totalRows > 0 ? Math.floor((reached / totalRows) * 100) : 0;
  const { ADD, UPDATE, REMOVE, SKIP, ERROR } = outcomes;
  return {
    isRunning,
    percent: Math.min(100, share),
    /** Rows by outcome; absent while they are counted. */
    outcomes: isRunning ? undefined : outcomes,
    /** Rows that come to something, with those that were applied before. */
    good: ADD + UPDATE + REMOVE,
    /** The same without these. */
    coming: ADD + UPDATE + REMOVE - doneRows,
    skipped: SKIP,
    errors: ERROR,
  };
}

export const manualStatusOf = (status: BatchStatus): AdminManualStatus =>
  status === "DONE" || status === "CANCELLED" ? "DONE" : "BEFOREPROGRESS";

/** The transitions that an admin may choose, in the order of the buttons. */
export const adminMoves = (from: BatchStatus): BatchStatus[] =>
  (["DONE", "IN_PROGRESS", "FAILED", "CANCELLED"] as const).filter((to) =>
    mayMove(from, to, "admin"),
  );

/** The progress of the work, finer than `status`, whose values were given (D23-2). */
export const phases = ["WAITING", "READING", "CHECKING", "CHECKED", "APPLYING", "ENDED"] as const;
type Phase = (typeof phases)[number];
