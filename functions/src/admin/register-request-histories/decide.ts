import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import type { ParsedInput } from "@bupum/shared/kernel/route";
import type { adminRegisterRequestHistoryRoutes } from "@bupum/shared/sheets/register-request-histories/admin-contract";
import { fileMessage } from "@bupum/shared/sheets/register-request-histories/row-message";
import { mayMove } from "@bupum/shared/sheets/register-request-histories/rules";
import { moveJob } from "../../accounts/batch-job-status/items.ts";
import { audit } from "../../kernel/audit.ts";
import { adminOf, type Context } from "../../kernel/context.ts";
import { message, notify } from "../../kernel/messages/outbox.ts";
import { type Write, write } from "../../kernel/table.ts";
import * as items from "../../sheets/register-request-histories/items.ts";
import { cancel } from "../../sheets/register-request-histories/cancel.ts";
import { registerWords } from "../../sheets/register-request-histories/rules.ts";

type Decision = ParsedInput<typeof adminRegisterRequestHistoryRoutes.decide>["body"];

/**
 * Changes a request's status (D8-1, D8-6). DONE confirms the dry run: the worker puts the rows on
 * sale, and the status changes when the last one is done. Throws INVALID_TRANSITION,
 * VERSION_CONFLICT.
 */
export async function decide(
  ctx: Context,
  id: Id<"rrh">,
  body: Decision,
): Promise<items.RequestItem> {
  const before = await items.find(id);
  if (body.status === "CANCELLED") return cancel(ctx, before, "admin", body.version);
  const isHalfway = body.status === "DONE" && before.phase !== "CHECKED";
  if (!mayMove(before.status, body.status, "admin") || isHalfway)
    throw new Problem("INVALID_TRANSITION", {
      from: before.status,
      to: body.status,
      phase: before.phase,
    });
  if (body.version !== undefined && body.version !== before.version)
    throw new Problem("VERSION_CONFLICT");
  await write(...writesOf(ctx, before, body));
  return items.find(id);
}

function writesOf(ctx: Context, before: items.RequestItem, body: Decision): Write[] {
  if (body.status === "DONE") return confirm(ctx, before, body);
  if (body.status === "FAILED") return refuse(ctx, before, body);
  return take(ctx, before, body);
}

const transition = (ctx: Context, before: items.RequestItem, to: string, reason?: string) =>
  audit(ctx, { entity: "register-request", id: before.id, from: before.status, to, reason });

/** Puts the rows on sale that passed the dry run. */
function confirm(ctx: Context, before: items.RequestItem, body: Decision): Write[] {
  const at = ctx.now();
  const { id: requestId, run } = before;
  return [
    items.advance(before, {
      phase: "APPLYING",
      lastRowNo: 0,
      createMakers: body.createMakers ?? false,
      wasConfirmed: true,
      processedBy: adminOf(ctx).name,
      version: before.version + 1,
      updatedAt: at,
    }),
    transition(ctx, before, "APPLYING", body.note),
    message(at, "register-request.confirmed", { requestId, run, after: 0 }),
  ];
}

/** Rejects the rows and notifies the seller of the reason. */
function refuse(ctx: Context, before: items.RequestItem, body: Decision): Write[] {
  const at = ctx.now();
  const failure = { code: "ADMIN" as const, params: { note: body.note } };
  return [
    ...items.move(before, "FAILED", {
      phase: "ENDED",
      failure,
      processedBy: adminOf(ctx).name,
      updatedAt: at,
    }),
    transition(ctx, before, "FAILED", body.note),
    moveJob(before.userId, before.jobId, { status: "FAILED", errorCode: "ADMIN", updatedAt: at }),
    notify(ctx, {
      userId: before.userId,
      event: "BULK_FAILED",
      refId: before.id,
      refVersion: before.run,
      params: {
        file: before.file.fileName,
        reason: fileMessage(failure, registerWords[before.language]),
      },
      link: `/seller/register-requests/${before.id}`,
    }),
  ];
}

/** Has a file read, for the first time or again after a failure. */
function take(ctx: Context, before: items.RequestItem, body: Decision): Write[] {
  const at = ctx.now();
  const run = before.status === "READY" ? before.run : before.run + 1;
  return [
    ...items.move(before, "IN_PROGRESS", {
      phase: "READING",
      // An admin who takes charge of a request also decides on it.
      mode: "MANUAL",
      run,
      failure: undefined,
      checkedRows: 0,
      appliedRows: 0,
      createMakers: body.createMakers ?? before.createMakers,
      overwritesAll: undefined,
      processedBy: adminOf(ctx).name,
      updatedAt: at,
    }),
    transition(ctx, before, "IN_PROGRESS", body.note),
    moveJob(before.userId, before.jobId, { status: "IN_PROGRESS", updatedAt: at }),
    message(at, "register-request.received", { requestId: before.id, run }),
  ];
}
