import { creditCardRoutes, type CreditCards } from "@bupum/shared/credit-cards/contract";
import { mustBeFirst, mustBeFree, mustBeOwn, mustHaveCard } from "@bupum/shared/credit-cards/rules";
import { mustBeSettled } from "@bupum/shared/payment-orders/rules";
import { type Context, newUuid, userOf } from "../kernel/context.ts";
import { env } from "../kernel/env.ts";
import { resource } from "../kernel/resource.ts";
import { retry } from "../kernel/retry.ts";
import { write, type Write } from "../kernel/table.ts";
import { tossKeys } from "../providers/card/toss-call.ts";
import { readStanding, type Standing } from "../subscribes/items.ts";
import { withNewCard } from "../subscribes/rules.ts";
import { isOvertaken, mustStay, overtaken, type Turn, turnOf } from "../subscribes/writes.ts";
import { nameOutside } from "../users/writes.ts";
import { type CardItem, shownCard } from "./items.ts";
import { issue, removeKeyNow, retire } from "./writes.ts";

/** The account's name at the provider: one that nobody can guess, and that it keeps. */
async function customerKeyOf({ account }: Standing): Promise<string> {
  if (account.uuid !== undefined) return account.uuid;
  const uuid = newUuid();
  await write(nameOutside(account.id, uuid, overtaken));
  return uuid;
}

async function shown(standing: Standing, customerKey: string): Promise<CreditCards> {
  const { card, subscription } = standing;
  const { clientKey } = await tossKeys();
  return {
    ...(card && { card: shownCard(card, subscription?.refusedCardId) }),
    registration: { clientKey, customerKey, scriptUrl: env("card").TOSS_SCRIPT_URL },
  };
}

const standingOf = (ctx: Context) => readStanding(userOf(ctx).userId);

interface Draft {
  authKey: string;
  customerKey: string;
}
/** A new card, which takes the place of the one that `mayKeep` names, if there is one. */
async function keep(
  ctx: Context,
  draft: Draft,
  mayKeep: (standing: Standing) => CardItem | undefined,
  beside: (reply: CreditCards) => Write[],
): Promise<CreditCards> {
  const standing = await standingOf(ctx);
  mustBeOwn(draft.customerKey, standing.account.uuid ?? "");
  mayKeep(standing);
  const made = await issue(ctx, standing.account.id, draft);
  const kept = await retry(isOvertaken, async (round) => {
    const now = round === 0 ? standing : await standingOf(ctx);
    const old = mayKeep(now);
    const turn = turnOf(ctx, now, turnTo(ctx, now, made.card));
    const reply = await shown(turn.standing, draft.customerKey);
    const change = turn.standing.subscription === now.subscription ? [mustStay(now)] : [];
    const retired = old ? [retire(ctx, old)] : [];
    await write(...turn.writes, ...change, ...made.writes, ...retired, ...beside(reply));
    return { old, reply };
  });
  if (kept.old) await removeKeyNow(kept.old.id);
  return kept.reply;
}

/** With a new card an open renewal is due at once: the clock looks at it now (D13-8). */
function turnTo(ctx: Context, { subscription }: Standing, card: CardItem): Turn {
  const next = subscription && withNewCard(subscription, ctx.now());
  return next === subscription ? { card } : { card, subscription: next, reason: "CARD" };
}

export const handler = resource(creditCardRoutes, {
  async get(ctx) {
    return retry(isOvertaken, async () => {
      const standing = await standingOf(ctx);
      return shown(standing, await customerKeyOf(standing));
    });
  },

  create: (ctx, { body }) =>
    keep(
      ctx,
      body,
      ({ card }) => {
        mustBeFirst(card);
        return undefined;
      },
      (reply) => [ctx.once(reply)],
    ),

  update: (ctx, { body }) =>
    keep(
      ctx,
      body,
      ({ card, payment }) => {
        // What was sent may still be asked about; what was not would be sent with the old key.
        if (payment?.status === "READY") mustBeSettled(payment.id);
        return mustHaveCard(card);
      },
      () => [],
    ),

  async remove(ctx) {
    const removed = await retry(isOvertaken, async () => {
      const standing = await standingOf(ctx);
      const card = mustHaveCard(standing.card);
      mustBeSettled(standing.subscriber.openPaymentId);
      mustBeFree(standing.subscription);
      const turn = turnOf(ctx, standing, { card: null });
      await write(...turn.writes, mustStay(standing), retire(ctx, card));
      return card;
    });
    await removeKeyNow(removed.id);
  },
});
