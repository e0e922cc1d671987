import type { Id } from "../../kernel/ids.ts";
import { Problem } from "../../kernel/problem.ts";
import { addHours, type Instant } from "../../kernel/time.ts";
import type { PenaltyEffect, PenaltyStatus } from "./reasons.ts";

/** Points of one approved report; they live for 180 days. */
export interface PenaltyPoints {
  penaltyId: Id<"pen">;
  points: number;
  at: Instant;
}

export const pointDays = 180;
export const blockDays = 30;
/** The live points from which each effect applies; the heaviest first. */
const thresholds = [
  ["REVOKED", 10],
  ["BLOCKED", 6],
  ["WARNING", 3],
] as const satisfies readonly (readonly [PenaltyEffect, number])[];

/** When points of that moment expire. */
export const lapseOf = (at: Instant): Instant => addHours(at, pointDays * 24);

/** The points that still count. */
export const livePoints = (all: readonly PenaltyPoints[], now: Instant): PenaltyPoints[] =>
  all.filter(({ at }) => lapseOf(at) > now);

export const sumOf = (all: readonly Pick<PenaltyPoints, "points">[]): number =>
  all.reduce((sum, { points }) => sum + points, 0);

/** The effect of a sum of live points (D10-3). */
const effectAt = (sum: number): PenaltyEffect =>
  thresholds.find(([, least]) => sum >= least)?.[0] ?? "NONE";

/** The effect of a growing sum: the threshold that is newly reached. */
export const effectOf = (before: number, after: number): PenaltyEffect =>
  effectAt(after) === effectAt(before) ? "NONE" : effectAt(after);

/** Whether that sum blocks a seller or revokes the approval. */
export const isBlocking = (sum: number): boolean => ["BLOCKED", "REVOKED"].includes(effectAt(sum));
export const isRevoking = (sum: number): boolean => effectAt(sum) === "REVOKED";

export const blockedUntil = (now: Instant): Instant => addHours(now, blockDays * 24);

/** D10-2: PENDING is decided, an approval may be taken back. Throws INVALID_TRANSITION. */
export function decidePenalty(from: PenaltyStatus, to: "APPROVED" | "REJECTED"): void {
  const isAllowed = from === "PENDING" || (from === "APPROVED" && to === "REJECTED");
  if (!isAllowed) throw new Problem("INVALID_TRANSITION", { from, to });
}
