import type { BatchStatus } from "../../accounts/batch-job-status/contract.ts";

/** BEFOREPROGRESS until nobody needs to act on it any more (D8-2). */
export const adminManualStatuses = ["BEFOREPROGRESS", "DONE"] as const;
export type AdminManualStatus = (typeof adminManualStatuses)[number];

type Mover = "seller" | "admin" | "system";

/** D8-1, whole: any other move is refused. */
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
 * Whether that one may take a request back. A seller may do so while it is read and looked at, too,
 * since nothing of it is on sale.
 */
export const mayCancel = (
  { status, phase }: { status: BatchStatus; phase: Phase },
  by: "seller" | "admin",
): boolean =>
  mayMove(status, "CANCELLED", by) ||
  (by === "seller" && status === "IN_PROGRESS" && (phase === "READING" || phase === "CHECKING"));

export const manualStatusOf = (status: BatchStatus): AdminManualStatus =>
  status === "DONE" || status === "CANCELLED" ? "DONE" : "BEFOREPROGRESS";

/** What an admin may still choose, in the order of buttons. */
export const adminMoves = (from: BatchStatus): BatchStatus[] =>
  (["DONE", "IN_PROGRESS", "FAILED", "CANCELLED"] as const).filter((to) =>
    mayMove(from, to, "admin"),
  );

/** The progress of the work; finer than `status`, whose values come from outside (D23-2). */
export const phases = ["WAITING", "READING", "CHECKING", "CHECKED", "APPLYING", "ENDED"] as const;
type Phase = (typeof phases)[number];
