import { mustBeFree, mustHaveCard } from "@bupum/shared/billing/credit-cards/rules";
import type { Id } from "@bupum/shared/kernel/ids";
import { mustBeSettled } from "@bupum/shared/billing/payment-orders/rules";
import { audit } from "../../kernel/audit.ts";
import type { Context } from "../../kernel/context.ts";
import { retry } from "../../kernel/retry.ts";
import { write } from "../../kernel/table.ts";
import { readStanding } from "../standings/items.ts";
import { isOvertaken, mustStay, overtaken, turnOf } from "../standings/writes.ts";
import { retireCard } from "./items.ts";

/** Removes the card of an account. Throws CARD_REQUIRED, CARD_IN_USE, PAYMENT_PENDING. */
export async function remove(ctx: Context, userId: Id<"usr">): Promise<void> {
  await retry(isOvertaken, async () => {
    const standing = await readStanding(userId);
    const card = mustHaveCard(standing.card);
    mustBeSettled(standing.subscriber.openPaymentId);
    mustBeFree(standing.subscription);
    const turn = turnOf(ctx, standing, { card: null });
    await write(
      ...turn.writes,
      mustStay(standing),
      ...retireCard(card, ctx.now(), overtaken),
      audit(ctx, { entity: "credit-card", id: card.id, from: "REGISTERED", to: "REMOVED" }),
    );
  });
}
