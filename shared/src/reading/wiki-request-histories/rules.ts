import type { Id } from "../../kernel/ids.ts";
import { Problem } from "../../kernel/problem.ts";
import type { WikiStatus } from "../wikis/states.ts";
import type { OpinionResult, OpinionType } from "./types.ts";

/** So many people who ask to stop a wiki lay it before the admins (D9-13). */
export const stopsToEscalate = 3;
/** So many business days may a wish to stop wait unviewed (D9-13). */
export const stopWaitDays = 3;

/** D9-10: one opinion of a type may be open for each reader of a wiki. */
export const opinionOpen = (id?: Id<"wrh">): Problem =>
  new Problem("OPINION_OPEN", id ? { id } : undefined);

interface Decided {
  type: OpinionType;
  result: OpinionResult;
  baseRevision: number;
  escalatedAt?: unknown;
  settledAt?: unknown;
}
/** Laid before the admins, none of whom has decided it yet (D9-13). */
export const isLaid = ({
  escalatedAt,
  settledAt,
}: Pick<Decided, "escalatedAt" | "settledAt">): boolean =>
  escalatedAt !== undefined && settledAt === undefined;

/**
 * Whether a wish to stop counts no more: an admin decided it, or nobody reads the wiki. What its
 * writer says of it, or makes of the text, ends nothing (D9-13).
 */
export const isOver = (
  { settledAt }: Pick<Decided, "settledAt">,
  wiki: Pick<Judged, "status"> | undefined,
): boolean => settledAt !== undefined || !isRead(wiki);

/** D9-12: once, one that was laid before the admins by them as well. */
export const isDecidable = (opinion: Decided, byAdmin: boolean): boolean =>
  opinion.settledAt === undefined && (opinion.result === "NONE" || (byAdmin && isLaid(opinion)));

interface Judged {
  currentRevision: number;
  status: WikiStatus;
}
const isRead = (wiki: Pick<Judged, "status"> | undefined): boolean => wiki?.status === "PUBLISHED";

/**
 * D9-12: an opinion is decided once, one that was laid before the admins by them as well. It has
 * been applied only by a later revision, a wish to stop also where the wiki is read no more.
 */
export function mustBeDecidable(
  opinion: Decided,
  { to, byAdmin }: { to: "APPLIED" | "DECLINED"; byAdmin: boolean },
  wiki: Judged | undefined,
): void {
  const { type, result, baseRevision } = opinion;
  if (!isDecidable(opinion, byAdmin)) throw new Problem("OPINION_CLOSED", { result });
  const current = wiki?.currentRevision ?? baseRevision;
  const isStopped = type === "STOP" && !isRead(wiki);
  if (to === "APPLIED" && current <= baseRevision && !isStopped)
    throw new Problem("OPINION_NOT_APPLIED", { baseRevision, current });
}
