import type { CreditCards } from "@bupum/shared/billing/credit-cards/contract";
import { mustHaveCard } from "@bupum/shared/billing/credit-cards/rules";
import type { Id } from "@bupum/shared/kernel/ids";
import { mustBeSettled } from "@bupum/shared/billing/payment-orders/rules";
import type { Context } from "../../kernel/context.ts";
import { type Draft, keep } from "./create.ts";

/** Replaces the card of an account (D13-10). Throws CARD_REQUIRED. */
export const update = (ctx: Context, userId: Id<"usr">, draft: Draft): Promise<CreditCards> =>
  keep(
    ctx,
    userId,
    draft,
    ({ card, payment }) => {
      // A payment that was sent may still be asked about; one that was not sent would use the old
      // key.
      if (payment?.status === "READY") mustBeSettled(payment.id);
      return mustHaveCard(card);
    },
    () => [],
  );
