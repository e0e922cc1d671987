import { addHours, type Instant } from "@bupum/shared/kernel/time";
import { Problem } from "@bupum/shared/kernel/problem";
import type { MaintenanceRun } from "@bupum/shared/accounts/maintenance/admin-contract";
import { type MaintenanceName, maintenanceNames } from "@bupum/shared/accounts/maintenance/names";
import { type Key, read, readMany, type Values, type Write } from "../../kernel/table.ts";
import { exactly } from "../../kernel/rows/write-request.ts";

// | access pattern             | index | pk                 | sk  |
// |----------------------------|-------|--------------------|-----|
// | the last run of one call   |       | maintenance#<name> | run |

/** A run as stored: `step` is the one to do next, starting after the row with the key `after`. */
export interface RunItem extends Key, MaintenanceRun {
  run: number;
  step: number;
  after?: string;
  startedAt: Instant;
  updatedAt: Instant;
}
/** Another write changed the run meanwhile. */
export const staleRun = new Problem("VERSION_CONFLICT");
/** The message of the run has used up its tries: the worker was killed each time. */
const longestSilenceHours = 1;

const keyOf = (name: MaintenanceName): Key => ({ pk: `maintenance#${name}`, sk: "run" });
const progressOf = ({ run, step, status }: RunItem): Values => ({ run, step, status });

/** The last run of a task, or undefined if it never ran. */
export const find = async (name: MaintenanceName): Promise<RunItem | undefined> =>
  (await read(keyOf(name))) as RunItem | undefined;

const never = (name: MaintenanceName): MaintenanceRun => ({
  name,
  status: "READY",
  walkedCount: 0,
  changedCount: 0,
  conflictCount: 0,
  conflicts: [],
});

/** The last run of each task, sorted by name; one without progress for too long has failed. */
export async function list(at: Instant): Promise<MaintenanceRun[]> {
  const rows = (await readMany(maintenanceNames.map(keyOf))) as (RunItem | undefined)[];
  return rows.map((row, index) => {
    if (!row) return never(maintenanceNames[index]!);
    const isSilent = row.status === "IN_PROGRESS" && !isRunning(row, at);
    return isSilent ? { ...row, status: "FAILED" } : row;
  });
}

export const isRunning = ({ status, updatedAt }: RunItem, at: Instant): boolean =>
  status === "IN_PROGRESS" && updatedAt > addHours(at, -longestSilenceHours);

/** The next run of a task, at its start. */
export const nextRun = (
  name: MaintenanceName,
  before: RunItem | undefined,
  at: Instant,
): RunItem => ({
  ...keyOf(name),
  ...never(name),
  status: "IN_PROGRESS",
  run: (before?.run ?? 0) + 1,
  step: 0,
  startedAt: at,
  updatedAt: at,
});

export const begin = (before: RunItem | undefined, next: RunItem): Write => ({
  put: { ...next },
  guard: before
    ? { equals: progressOf(before), refused: staleRun }
    : { exists: false, refused: staleRun },
});

/** Counts a row that was changed, in the transaction of its change. */
export const countChange = ({ name, run }: RunItem): Write => ({
  change: keyOf(name),
  add: { changedCount: 1 },
  guard: { equals: { run, status: "IN_PROGRESS" }, refused: staleRun },
});

type Progress = Pick<RunItem, "status" | "updatedAt"> &
  Partial<Pick<RunItem, "after" | "conflicts" | "finishedAt">> & { step?: number };

/** Ends a step once: adds its counts and records the next step. */
export const advance = (
  before: RunItem,
  set: Progress,
  add: Record<"walkedCount" | "conflictCount", number> = { walkedCount: 0, conflictCount: 0 },
): Write => ({
  change: keyOf(before.name),
  ...exactly({ after: undefined, ...set }),
  add,
  guard: { equals: progressOf(before), refused: staleRun },
});
