import { Problem } from "@bupum/shared/kernel/problem";
import { mayCancel } from "@bupum/shared/sheets/register-request-histories/rules";
import { moveJob } from "../../accounts/batch-job-status/items.ts";
import { audit } from "../../kernel/audit.ts";
import type { Context } from "../../kernel/context.ts";
import { write } from "../../kernel/table.ts";
import { asCorrected, giveBack } from "./corrections.ts";
import * as items from "./items.ts";
import { moved } from "./rules.ts";
import { forgetFile } from "./writes.ts";

/**
 * Cancels a request that waits, is being read or has failed; its file may be sent again. Throws
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
  const set = { phase: "ENDED", doneAt: at, updatedAt: at } as const;
  const [step, ...beside] = items.move(before, "CANCELLED", set);
  await write(
    asCorrected(step!, before),
    ...beside,
    ...giveBack(before),
    ...(isHeld ? forgetFile(before) : []),
    moveJob(before.userId, before.jobId, { status: "CANCELLED", updatedAt: at }),
    audit(ctx, {
      entity: "register-request",
      id: before.id,
      from: before.status,
      to: "CANCELLED",
    }),
  );
  return moved(before, "CANCELLED", set);
}
