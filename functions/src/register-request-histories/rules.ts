import type { BatchStatus } from "@bupum/shared/batch-job-status/contract";
import type { Id } from "@bupum/shared/kernel/ids";
import type { Language } from "@bupum/shared/kernel/language/languages";
import { Problem } from "@bupum/shared/kernel/problem";
import { addMinutes, type Instant } from "@bupum/shared/kernel/time";
import type { FileErrorCode } from "@bupum/shared/register-request-histories/codes";
import { fileMessage } from "@bupum/shared/register-request-histories/row-message";
import { mayCancel } from "@bupum/shared/register-request-histories/rules";
import { en } from "@bupum/shared/register-request-histories/words/en";
import { ko } from "@bupum/shared/register-request-histories/words/ko";
import type { RegisterWords } from "@bupum/shared/register-request-histories/words/types";
import { zh } from "@bupum/shared/register-request-histories/words/zh";
import { moveJob } from "../batch-job-status/items.ts";
import { audit, systemAt } from "../kernel/audit.ts";
import { type Context, now } from "../kernel/context.ts";
import { everyRow } from "../kernel/list.ts";
import { notify } from "../kernel/messages/outbox.ts";
import { unless, type Write, write } from "../kernel/table.ts";
import * as items from "./items.ts";

/** What the rows and files of a language are spoken of with. */
export const registerWords: Record<Language, RegisterWords> = { ko, en, zh };

/**
 * Takes a request back that waits, is being read or has failed; its file may be sent again. Throws
 * INVALID_TRANSITION, VERSION_CONFLICT.
 */
export async function cancel(
  ctx: Context,
  before: items.RequestItem,
  by: "seller" | "admin",
  version: number | undefined,
): Promise<items.RequestItem> {
  if (!mayCancel(before, by))
    throw new Problem("INVALID_TRANSITION", { from: before.status, to: "CANCELLED" });
  if (version !== undefined && version !== before.version) throw new Problem("VERSION_CONFLICT");
  const at = ctx.now();
  // Another request may have sent the same file a day later.
  const isHeld = await items.holdsFile(before);
  await write(
    ...items.move(before, "CANCELLED", { phase: "ENDED", doneAt: at, updatedAt: at }),
    ...(isHeld ? items.forgetFile(before) : []),
    moveJob(before.userId, before.jobId, { status: "CANCELLED", updatedAt: at }),
    audit(ctx, {
      entity: "register-request",
      id: before.id,
      from: before.status,
      to: "CANCELLED",
    }),
  );
  return items.find(before.id);
}

/** The system's own move of a request, for those who look back. */
export const transition = (
  request: items.RequestItem,
  to: BatchStatus,
  at: Instant,
  reason?: string,
): Write =>
  audit(systemAt(at), {
    entity: "register-request",
    id: request.id,
    from: request.status,
    to,
    via: "SYSTEM",
    reason,
  });

/** Ends a request that cannot go on, and tells its seller why. */
export async function fail(
  request: items.RequestItem,
  code: FileErrorCode,
  params?: Record<string, unknown>,
): Promise<void> {
  const at = now();
  const failure = { code, ...(params && { params }) };
  const reason = fileMessage(failure, registerWords[request.language]);
  await unless(
    items.staleStep,
    write(
      ...items.move(request, "FAILED", { phase: "ENDED", failure, updatedAt: at }),
      transition(request, "FAILED", at, code),
      moveJob(request.userId, request.jobId, { status: "FAILED", errorCode: code, updatedAt: at }),
      notify(
        { now: () => at },
        {
          userId: request.userId,
          event: "BULK_FAILED",
          refId: request.id,
          refVersion: request.run,
          params: { file: request.file.fileName, reason },
          link: `/seller/register-requests/${request.id}`,
        },
      ),
    ),
  );
}

/** Whether a worker has it in hand, not an admin who looks at the dry run. */
const isWorkedOn = ({ status, phase }: items.RequestItem) =>
  status === "IN_PROGRESS" && phase !== "CHECKED";

/** The message of this step has failed for the last time: nobody shall wait for it any longer. */
export async function giveUp({ requestId, run }: { requestId: Id<"rrh">; run: number }) {
  const request = await items.find(requestId);
  if (request.run === run && isWorkedOn(request)) await fail(request, "WORK_FAILED");
}

/** Longer than all tries of one message together: five times six minutes. */
const stuckMinutes = 60;

/**
 * Ends requests whose worker was killed at every try, so that no last one could say so. Answers how
 * many there were.
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
