import type { Id } from "../../kernel/ids.ts";
import { Problem } from "../../kernel/problem.ts";
import type { WikiStatus } from "../wikis/states.ts";
import type { OpinionResult, OpinionType } from "./types.ts";

/**
 * How many different people must ask to stop a wiki before it is escalated to the admins (D9-13).
 */
export const stopsToEscalate = 3;
/** Business days that a STOP may stay unviewed before it is escalated (D9-13). */
export const stopWaitDays = 3;

/** D9-10: each reader of a wiki may have one open opinion of each type. */
export const opinionOpen = (id?: Id<"wrh">): Problem =>
  new Problem("OPINION_OPEN", id ? { id } : undefined);

interface Decided {
  type: OpinionType;
  result: OpinionResult;
  baseRevision: number;
  escalatedAt?: unknown;
  settledAt?: unknown;
}
/** Escalated to the admins and not yet decided by one (D9-13). */
export const isLaid = ({
  escalatedAt,
  settledAt,
}: Pick<Decided, "escalatedAt" | "settledAt">): boolean =>
  escalatedAt !== undefined && settledAt === undefined;

/**
 * Whether a STOP no longer counts: an admin decided it, or the wiki is hidden or deleted. The
 * writer's own decision or edit does not end it (D9-13).
 */
export const isOver = (
  { settledAt }: Pick<Decided, "settledAt">,
  wiki: Pick<Judged, "status"> | undefined,
): boolean => settledAt !== undefined || !isRead(wiki);

/** D9-12: decided once; an escalated opinion may be decided by an admin as well. */
export const isDecidable = (opinion: Decided, byAdmin: boolean): boolean =>
  opinion.settledAt === undefined && (opinion.result === "NONE" || (byAdmin && isLaid(opinion)));

interface Judged {
  currentRevision: number;
  status: WikiStatus;
}
const isRead = (wiki: Pick<Judged, "status"> | undefined): boolean => wiki?.status === "PUBLISHED";

/**
 * D9-12: an opinion is decided once; an escalated one may be decided by an admin as well. APPLIED
 * needs a later revision, or for a STOP a wiki that is not published.
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
