import type { Id } from "@bupum/shared/kernel/ids";
import { addMinutes } from "@bupum/shared/kernel/time";
import type { FileErrorCode } from "@bupum/shared/sheets/register-request-histories/file-error-codes";
import { fileMessage } from "@bupum/shared/sheets/register-request-histories/row-message";
import { moveJob } from "../../accounts/batch-job-status/items.ts";
import { now } from "../../kernel/context.ts";
import { everyRow } from "../../kernel/list.ts";
import { unless, write } from "../../kernel/table.ts";
import * as items from "./items.ts";
import { failedNotice } from "./notices.ts";
import { registerWords } from "./rules.ts";
import { transition, unread } from "./writes.ts";

/** Ends a request that cannot continue, and notifies its seller of the reason. */
export async function fail(
  request: items.RequestItem,
  code: FileErrorCode,
  params?: Record<string, unknown>,
): Promise<void> {
  const at = now();
  const failure = { code, ...(params && { params }) };
  const reason = fileMessage(failure, registerWords[request.language]);
  const { set, writes } = unread(request);
  await unless(
    items.staleStep,
    write(
      ...items.move(request, "FAILED", { phase: "ENDED", failure, updatedAt: at, ...set }),
      ...writes,
      transition(request, "FAILED", at, code),
      moveJob(request.userId, request.jobId, { status: "FAILED", errorCode: code, updatedAt: at }),
      failedNotice(request, at, reason),
    ),
  );
}

/** Whether a worker is processing it, rather than an admin reviewing the dry run. */
const isWorkedOn = ({ status, phase }: items.RequestItem) =>
  status === "IN_PROGRESS" && phase !== "CHECKED";

/** The message of this step has failed finally: the request must not wait for it any longer. */
export async function giveUp({ requestId, run }: { requestId: Id<"rrh">; run: number }) {
  const request = await items.find(requestId);
  if (request.run === run && isWorkedOn(request)) await fail(request, "WORK_FAILED");
}

/** Longer than all tries of one message: five times six minutes. */
const stuckMinutes = 60;

/**
 * Ends requests whose worker was killed at every try, so that none could report the failure.
 * Returns how many there were.
 */
export async function giveUpStuck(): Promise<number> {
  const before = addMinutes(now(), -stuckMinutes);
  let ended = 0;
  for await (const { id } of everyRow(items.inStatus("IN_PROGRESS"), 100)) {
    const request = await items.find(id as Id<"rrh">);
    if (!isWorkedOn(request) || request.updatedAt > before) continue;
    await fail(request, "WORK_FAILED");
    ended += 1;
  }
  return ended;
}
