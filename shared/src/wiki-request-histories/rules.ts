import type { Id } from "../kernel/ids.ts";
import { Problem } from "../kernel/problem.ts";
import type { OpinionResult } from "./types.ts";

/** So many people who ask to stop a wiki lay it before the admins (D9-13). */
export const stopsToEscalate = 3;
/** So many business days may a wish to stop wait unviewed (D9-13). */
export const stopWaitDays = 3;

/** D9-10: one opinion of a type may be open for each reader of a wiki. */
export const opinionOpen = (id?: Id<"wrh">): Problem =>
  new Problem("OPINION_OPEN", id ? { id } : undefined);

interface Decided {
  result: OpinionResult;
  baseRevision: number;
}
/** D9-12: an opinion is decided once, and has been applied only by a later revision. */
export function mustBeDecidable(
  { result, baseRevision }: Decided,
  to: "APPLIED" | "DECLINED",
  currentRevision: number,
): void {
  if (result !== "NONE") throw new Problem("OPINION_CLOSED", { result });
  if (to === "APPLIED" && currentRevision <= baseRevision)
    throw new Problem("OPINION_NOT_APPLIED", { baseRevision, current: currentRevision });
}
