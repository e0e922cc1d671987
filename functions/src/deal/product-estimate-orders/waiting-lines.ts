import { standingLines } from "@bupum/shared/deal/order-approvals/rules";
import type { ApprovalStatus } from "@bupum/shared/deal/order-approvals/states";
import type { Id, LineId } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import { type Instant, toTtl } from "@bupum/shared/kernel/time";
import { type Key, readMany, type Write } from "../../kernel/table.ts";

// | access pattern               | index | pk                    | sk       |
// |------------------------------|-------|-----------------------|----------|
// | the newest approval of a line|       | line-approval#<line>  | approval |
// | an approval (read only)      |       | order-approval#<oap>  | approval |

type ApprovalId = Id<"oap">;

/** The fields of an approval that orders read; order-approvals writes them. */
interface Waiting {
  id: ApprovalId;
  status: ApprovalStatus;
  expiresAt: Instant;
  lines: { productEstimateId: LineId; refusal?: object }[];
}
interface LineMark extends Key {
  approvalId: ApprovalId;
}
export const approvalKey = (id: ApprovalId): Key => ({
  pk: `order-approval#${id}`,
  sk: "approval",
});
const markKey = (id: LineId): Key => ({ pk: `line-approval#${id}`, sk: "approval" });

/** The marks of lines, in their order, and the approvals in which some of them wait at a moment. */
async function marksOf(ids: readonly LineId[], now: Instant) {
  // Only `markLines` writes these rows.
  const marks = (await readMany(ids.map(markKey))) as unknown as (LineMark | undefined)[];
  const named = [...new Set(marks.flatMap((mark) => mark?.approvalId ?? []))];
  const known = await readMany(named.map(approvalKey));
  const waiting = known
    .flatMap((row) => (row ? [row as unknown as Waiting] : []))
    .filter(({ status, expiresAt }) => status === "WAITING" && expiresAt > now)
    .flatMap((one) => standingLines(one).map(({ productEstimateId: id }) => [id, one.id] as const));
  return { marks, waiting: new Map(waiting) };
}

/** Which of these lines, at most 2,000, wait for an approval at a moment (D41-2). */
export async function waitingLines(
  ids: readonly LineId[],
  now: Instant,
): Promise<ReadonlySet<LineId>> {
  const { waiting } = await marksOf(ids, now);
  return new Set(ids.filter((id) => waiting.has(id)));
}

/** The marks of lines, in their order. Throws LINE_IN_APPROVAL if one of them waits (D41-2). */
async function mustNotWait(
  ids: readonly LineId[],
  now: Instant,
): Promise<(LineMark | undefined)[]> {
  const { marks, waiting } = await marksOf(ids, now);
  const approvalId = ids.map((id) => waiting.get(id)).find((one) => one !== undefined);
  if (approvalId) throw new Problem("LINE_IN_APPROVAL", { approvalId });
  return marks;
}

/** Nothing is ordered beside the approval in which it waits. Throws LINE_IN_APPROVAL. */
export const mustBeUnasked = async (ids: readonly LineId[], now: Instant): Promise<void> =>
  void (await mustNotWait(ids, now));

interface Marked {
  id: ApprovalId;
  lines: readonly { productEstimateId: LineId }[];
  askedAt: Instant;
  expiresAt: Instant;
}

/** The writes that let a line wait for one approval at a time. Throws LINE_IN_APPROVAL. */
export async function markLines({ id, lines, askedAt, expiresAt }: Marked): Promise<Write[]> {
  const ids = lines.map(({ productEstimateId }) => productEstimateId);
  const marks = await mustNotWait(ids, askedAt);
  return ids.map((lineId, at) => {
    const mark = marks[at];
    return {
      put: { ...markKey(lineId), approvalId: id, ttl: toTtl(expiresAt) },
      guard: {
        // One that has ended may still be in the table, where no read shows it.
        ...(mark
          ? { equals: { approvalId: mark.approvalId } }
          : { absentOrBelow: { ttl: toTtl(askedAt) } }),
        refused: new Problem("BUSY"),
      },
    };
  });
}
