import { isClaimOpen } from "@bupum/shared/deal/product-estimate-orders/claim-states";
import { Problem } from "@bupum/shared/kernel/problem";
import { withoutNames } from "../../accounts/stored-files/rules.ts";
import { forgetNames } from "../../accounts/stored-files/writes.ts";
import { systemAt } from "../../kernel/audit.ts";
import { now } from "../../kernel/context.ts";
import type { MessageBody } from "../../kernel/messages/messages.ts";
import { isVersionConflict, retry } from "../../kernel/retry.ts";
import { asRead } from "../../kernel/rows/as-read.ts";
import { write } from "../../kernel/table.ts";
import { type ClaimItem, claimKey, everyClaimOf, findClaim } from "./items.ts";
import { passTime, withdrawFor } from "./steps.ts";
import { putDue } from "./writes.ts";

/** D34-4: acts where somebody's time has passed; else the claim waits for its new end of time. */
async function lookAtClaim({ claimId }: MessageBody<"claim.waited">): Promise<void> {
  await retry(isVersionConflict, async () => {
    const claim = await findClaim(claimId);
    const { status, dueAt } = claim;
    if (dueAt === undefined || status === "ESCALATED") return;
    const ctx = systemAt(now());
    if (dueAt <= ctx.now()) await passTime(ctx, claim);
    else await write(unchanged(claim), putDue(claim));
  });
}

const unchanged = ({ id, version }: ClaimItem) =>
  asRead(claimKey(id), version, new Problem("VERSION_CONFLICT"));

/**
 * D6-16, D20-8: what a leaving buyer still claims is taken back; its words, those of its escalation and
 * the names of files go, what was agreed stays. Idempotent.
 */
async function forgetBuyer({ userId }: MessageBody<"account.closed">): Promise<void> {
  for await (const { id } of everyClaimOf(userId)) {
    const ctx = systemAt(now());
    await retry(isVersionConflict, async () => {
      const claim = await findClaim(id);
      if (isClaimOpen(claim)) await withdrawFor(ctx, claim);
    });
    const { files, detail, escalation } = await findClaim(id);
    if (detail === undefined && escalation?.detail === undefined) continue;
    await Promise.all(forgetNames(files).map((one) => write(one)));
    await write({
      change: claimKey(id),
      set: {
        files: withoutNames(files),
        ...(escalation && { escalation: { by: escalation.by, at: escalation.at } }),
      },
      unset: ["detail"],
      guard: { exists: true, refused: new Problem("NOT_FOUND") },
    });
  }
}

export const handlers = { "claim.waited": lookAtClaim };
export const followers = { "account.closed": forgetBuyer };
