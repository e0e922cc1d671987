import { buyerIdOf } from "@bupum/shared/kernel/owner-ids";
import { closedName } from "../../accounts/users/items.ts";
import { forgetReasons, systemAt } from "../../kernel/audit.ts";
import { now } from "../../kernel/context.ts";
import type { MessageBody } from "../../kernel/messages/messages.ts";
import { isVersionConflict, retry } from "../../kernel/retry.ts";
import { write } from "../../kernel/table.ts";
import { approvalKey } from "../product-estimate-orders/waiting-lines.ts";
import { judge } from "./deciders.ts";
import { endsAs } from "./ends.ts";
import {
  type ApprovalItem,
  everyApprovalOf,
  everyOpenOf,
  findApproval,
  lookAgain,
} from "./items.ts";
import { approvalAsked, approvalEnded, approvalReminder } from "./notices.ts";

/** D41-6: reminds who may decide, and ends what nobody released within its time. */
async function lookAtApproval({ approvalId }: MessageBody<"order-approval.waited">): Promise<void> {
  await retry(isVersionConflict, async () => {
    const approval = await findApproval(approvalId);
    if (approval.status !== "WAITING") return;
    const ctx = systemAt(now());
    if (approval.expiresAt <= ctx.now()) await write(...(await lapsed(ctx, approval)));
    else {
      const deciders = await judge(ctx.now())(approval);
      await write(
        lookAgain(approval, ctx.now()),
        ...(await approvalReminder(ctx, approval, deciders)),
      );
    }
  });
}

/** D41-6: a stand-in who is named today is told of what waits already. Idempotent (D15-2). */
async function tellStandIn({ companyId, userId }: MessageBody<"stand-in.named">): Promise<void> {
  const ctx = systemAt(now());
  const decidersOf = judge(ctx.now());
  for await (const approval of everyOpenOf(buyerIdOf(companyId), ctx.now())) {
    const deciders = await decidersOf(approval);
    const named = deciders.filter(({ inPlaceOf }) => inPlaceOf === userId);
    const told = await approvalAsked(ctx, approval, named);
    // Without a guard: notices alone, each of which is written once.
    if (told.length > 0) await write(...told);
  }
}

const lapsed = async (ctx: ReturnType<typeof systemAt>, approval: ApprovalItem) => [
  ...endsAs(ctx, approval, "LAPSED"),
  ...(await approvalEnded(ctx, approval, "ORDER_APPROVAL_LAPSED")),
];

const withoutWords = ({ refusal, ...line }: ApprovalItem["lines"][number]) => ({
  ...line,
  ...(refusal && { refusal: { ...refusal, comment: "-" } }),
});

/**
 * D6-16, D40-7: what a dissolved company still waits for is taken back, and the address and the words
 * of its approvals go. Idempotent.
 */
async function forgetBuyer({ userId }: MessageBody<"account.closed">): Promise<void> {
  for await (const { id } of everyApprovalOf(userId)) {
    await retry(isVersionConflict, async () => {
      const approval = await findApproval(id);
      if (approval.status === "WAITING")
        await write(...endsAs(systemAt(now()), approval, "WITHDRAWN"));
    });
    const { shipTo, lines } = await findApproval(id);
    // Without a guard: idempotent.
    await write({
      change: approvalKey(id),
      set: {
        shipTo: { name: closedName, region: shipTo.region, masked: true },
        lines: lines.map(withoutWords),
      },
      unset: ["comment", "memo", "refusal"],
    });
    await forgetReasons("orderApproval", id);
  }
}

export const handlers = {
  "order-approval.waited": lookAtApproval,
  "stand-in.named": tellStandIn,
};
export const followers = { "account.closed": forgetBuyer };
