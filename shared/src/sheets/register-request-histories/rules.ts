import type { BatchStatus } from "../../accounts/batch-job-status/contract.ts";

/** BEFOREPROGRESS until no action of an admin is pending (D8-2). */
export const adminManualStatuses = ["BEFOREPROGRESS", "DONE"] as const;
export type AdminManualStatus = (typeof adminManualStatuses)[number];

type Mover = "seller" | "admin" | "system";

/** D8-1, complete: any other transition is refused. */
const moves: Record<BatchStatus, Partial<Record<BatchStatus, readonly Mover[]>>> = {
  READY: { IN_PROGRESS: ["system", "admin"], CANCELLED: ["seller", "admin"] },
  IN_PROGRESS: { DONE: ["system", "admin"], FAILED: ["system", "admin"] },
  FAILED: { IN_PROGRESS: ["admin"], CANCELLED: ["seller", "admin"] },
  DONE: {},
  CANCELLED: {},
};

/** Whether that role may make that transition. */
export const mayMove = (from: BatchStatus, to: BatchStatus, by: Mover): boolean =>
  moves[from][to]?.includes(by) ?? false;

/**
 * Whether the role may take a request back. A seller may also do so during the dry run, since
 * nothing is on sale yet.
 */
export const mayCancel = (
  { status, phase }: { status: BatchStatus; phase: Phase },
  by: "seller" | "admin",
): boolean =>
  mayMove(status, "CANCELLED", by) ||
  (by === "seller" && status === "IN_PROGRESS" && (phase === "READING" || phase === "CHECKING"));

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
