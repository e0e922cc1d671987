import {
  type BasketChange,
  type RequestBasket,
  requestBasketRoutes,
} from "@bupum/shared/accounts/request-baskets/contract";
import { mostBasketLines } from "@bupum/shared/accounts/request-baskets/rules";
import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import { findShownRows } from "../../catalogue/products/shown.ts";
import { type Context, personIdOf, userOf } from "../../kernel/context.ts";
import { resource } from "../../kernel/request/resource.ts";
import { untilAlone } from "../../kernel/retry.ts";
import { readBasket, saveLines } from "./items.ts";
import { addedIds, changedLines, notAddedIds, rowsOf } from "./rules.ts";

export const handler = resource(requestBasketRoutes, {
  mine: (ctx) => readBasket(userOf(ctx).userId),

  async products(ctx) {
    const { version, lines } = await readBasket(userOf(ctx).userId);
    const shown = await findShownRows(lines.map(({ productId }) => productId));
    return { version, lines: rowsOf(lines, shown) };
  },

  change: (ctx, { body }) => untilAlone(() => change(ctx, body.changes)),
});

type Changed = RequestBasket & { notAdded: Id<"prd">[] };

/** Applies changes to the newest basket; nothing is written where nothing changes (D46-3). */
async function change(ctx: Context, changes: readonly BasketChange[]): Promise<Changed> {
  const { userId } = userOf(ctx);
  const before = await readBasket(userId);
  const shown = await findShownRows(addedIds(before.lines, changes));
  const by = { addedBy: personIdOf(ctx.actor) ?? userId, addedAt: ctx.now() };
  const lines = changedLines(before.lines, changes, shown, by);
  const notAdded = notAddedIds(before.lines, changes, shown);
  if (lines === before.lines) return { ...before, notAdded };
  if (lines.length > mostBasketLines) throw new Problem("ENTRY_LIMIT", { most: mostBasketLines });
  return { ...(await saveLines(userId, before, lines, ctx.now())), notAdded };
}
