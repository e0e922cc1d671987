import type { Job } from "@bupum/shared/accounts/batch-job-status/contract";
import type { Id } from "@bupum/shared/kernel/ids";
import { addHours, type Instant, toTtl } from "@bupum/shared/kernel/time";
import { query } from "../../kernel/list.ts";
import { type Item, type Key, read, type Write } from "../../kernel/table.ts";

// Without a guard: a job is told by the one transaction that did a step of it, which is guarded.
// | access pattern                  | index | pk         | sk    |
// |---------------------------------|-------|------------|-------|
// | somebody's jobs, by age of ids  |       | jobs#<usr> | <job> |

/** A job as stored: its result is a file; a link to it is made only on request. */
export interface JobItem extends Key, Omit<Job, "resultUrl"> {
  resultFileId?: Id<"fil">;
}
type Progress = Partial<
  Pick<JobItem, "status" | "progress" | "total" | "okCount" | "errorCount" | "errorCode">
> & {
  /** Null where there is no result any more. */
  resultFileId?: Id<"fil"> | null;
  updatedAt: Instant;
};

const shownHours = 7 * 24;
const keyOf = (userId: Id<"usr">, id: Id<"job">): Key => ({ pk: `jobs#${userId}`, sk: id });

/** A new job; its row expires a day after lists stop showing it. */
export const addJob = (
  userId: Id<"usr">,
  { id, kind, refId, createdAt }: Pick<Job, "id" | "kind" | "refId" | "createdAt">,
): Write => ({
  put: {
    ...keyOf(userId, id),
    id,
    kind,
    refId,
    status: "READY",
    progress: 0,
    total: 0,
    okCount: 0,
    errorCount: 0,
    createdAt,
    updatedAt: createdAt,
    ttl: toTtl(addHours(createdAt, shownHours + 24)),
  },
});

/**
 * Sets the progress of a job, in the transaction of the work done. Any failure is cleared when the
 * status changes.
 */
export function moveJob(userId: Id<"usr">, id: Id<"job">, progress: Progress): Write {
  const { resultFileId, ...rest } = progress;
  const unset = [
    ...(rest.status && rest.errorCode === undefined ? ["errorCode"] : []),
    ...(resultFileId === null ? ["resultFileId"] : []),
  ];
  return {
    change: keyOf(userId, id),
    set: { ...rest, ...(resultFileId && { resultFileId }) },
    unset,
  };
}

const toJob = (item: Item): JobItem => item as unknown as JobItem;

export const findJob = async (userId: Id<"usr">, id: Id<"job">): Promise<JobItem | undefined> => {
  const found = await read(keyOf(userId, id));
  return found && toJob(found);
};

/** A user's jobs of the last seven days, newest first, or the one asked for. */
export async function jobsOf(
  userId: Id<"usr">,
  now: Instant,
  only?: Id<"job">,
): Promise<JobItem[]> {
  const { items } = await query(
    { pk: `jobs#${userId}`, ...(only && { skPrefix: only }), newestFirst: true, consistent: true },
    100,
  );
  const since = addHours(now, -shownHours);
  return items.map(toJob).filter(({ createdAt }) => createdAt >= since);
}
