import type { CreditCards } from "@bupum/shared/billing/credit-cards/contract";
import { mustBeFirst, mustBeOwn } from "@bupum/shared/billing/credit-cards/rules";
import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import { audit } from "../../kernel/audit.ts";
import type { Context } from "../../kernel/context.ts";
import { message } from "../../kernel/messages/outbox.ts";
import { retry } from "../../kernel/retry.ts";
import { unless, write, type Write } from "../../kernel/table.ts";
import { readStanding, type Standing } from "../standings/items.ts";
import { withNewCard } from "../standings/rules.ts";
import { isOvertaken, mustStay, overtaken, type Turn, turnOf } from "../standings/writes.ts";
import { shown } from "./get.ts";
import { retireCard } from "./items.ts";
import { issue, type NewCard } from "./writes.ts";
import type { CardItem } from "../standings/cards.ts";

export interface Draft {
  authKey: string;
  customerKey: string;
}
/** Adds a card, replacing the one that `mayKeep` names, if there is one. */
export async function keep(
  ctx: Context,
  userId: Id<"usr">,
  draft: Draft,
  mayKeep: (standing: Standing) => CardItem | undefined,
  beside: (reply: CreditCards) => Write[],
): Promise<CreditCards> {
  const standing = await readStanding(userId);
  mustBeOwn(draft.customerKey, standing.account.uuid ?? "");
  mayKeep(standing);
  const made = await issue(ctx, standing.account.id, draft);
  return retry(isOvertaken, async (round) => {
    const now = round === 0 ? standing : await readStanding(userId);
    if (now.account.deletedAt) await giveBack(made);
    const old = mayKeep(now);
    const turn = turnOf(ctx, now, turnTo(ctx, now, made.card));
    const reply = await shown(turn.standing, draft.customerKey);
    const isDue = turn.standing.subscription !== now.subscription;
    const waited = message(ctx.now(), "billing.waited", { userId });
    const event = audit(ctx, {
      entity: "credit-card",
      id: made.card.id,
      from: "NONE",
      to: "REGISTERED",
    });
    await write(
      ...turn.writes,
      ...made.writes,
      isDue ? waited : mustStay(now),
      ...(old ? retireCard(old, ctx.now(), overtaken) : []),
      event,
      ...beside(reply),
    );
    return reply;
  });
}

/**
 * The account was closed meanwhile: nobody could charge or remove its card, so the card is not
 * kept.
 */
async function giveBack({ unkept }: NewCard): Promise<never> {
  await unless(overtaken, write(...unkept));
  throw new Problem("NOT_FOUND");
}

/** A new card makes an open renewal due at once, so the clock must look at the account (D13-8). */
function turnTo(ctx: Context, { subscription }: Standing, card: CardItem): Turn {
  const next = subscription && withNewCard(subscription, ctx.now());
  return next === subscription ? { card } : { card, subscription: next, reason: "CARD" };
}

/** The first card of an account. Throws CARD_EXISTS. */
export const create = (ctx: Context, userId: Id<"usr">, draft: Draft): Promise<CreditCards> =>
  keep(
    ctx,
    userId,
    draft,
    ({ card }) => {
      mustBeFirst(card);
      return undefined;
    },
    (reply) => [ctx.once(reply)],
  );
