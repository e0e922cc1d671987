import {
  type keptResults,
  type OwnNumber,
  ownNumberRoutes,
  type SaidNumber,
} from "@bupum/shared/accounts/own-numbers/contract";
import { mostProductsOfOne } from "@bupum/shared/accounts/own-numbers/rules";
import type { Id } from "@bupum/shared/kernel/ids";
import type { Instant } from "@bupum/shared/kernel/time";
import { readProduct } from "../../catalogue/products/items.ts";
import { userOf } from "../../kernel/context.ts";
import { resource } from "../../kernel/request/resource.ts";
import * as items from "./items.ts";
import { matchOwn } from "./match.ts";
import { distinct, findShownRows } from "../../catalogue/products/shown.ts";

export const handler = resource(ownNumberRoutes, {
  async mine(ctx, { query }) {
    const page = await items.listOwn(userOf(ctx).userId, query);
    return { ...page, items: await withParts(page.items) };
  },

  async ofProducts(ctx, { query: { productIds, withMerged = false } }) {
    const wanted = await Promise.all(
      [...new Set(productIds)].map(async (productId) => {
        const product = withMerged ? await readProduct(productId) : undefined;
        return { productId, meant: [productId, ...(product?.absorbedIds ?? [])] };
      }),
    );
    const { userId } = userOf(ctx);
    const known = await items.numbersOf(
      userId,
      wanted.flatMap(({ meant }) => meant),
    );
    const found = wanted.map(({ productId, meant }) => {
      const own = known.filter((one) => one.productIds.some((id) => meant.includes(id)));
      return { productId, numbers: own.map(({ number }) => number) };
    });
    return { items: found.filter(({ numbers }) => numbers.length > 0) };
  },

  async keep(ctx, { body }) {
    const { userId } = userOf(ctx);
    const shown = await findShownRows(body.items.map(({ productId }) => productId));
    const results: Kept[] = [];
    for (const said of body.items) {
      const part = shown.get(said.productId);
      // One after the other: all move the same counter, and one number may come twice.
      // oxlint-disable-next-line no-await-in-loop
      results.push(
        part ? await keep(userId, { ...said, productId: part.id }, ctx.now()) : "NO_PART",
      );
    }
    return { items: results };
  },

  async remove(ctx, { body }) {
    const { userId } = userOf(ctx);
    for (const { number, productId } of body.items) {
      // One after the other: all move the same counter.
      // oxlint-disable-next-line no-await-in-loop
      const before = await items.findOwn(userId, number);
      if (!before) continue;
      // oxlint-disable-next-line no-await-in-loop
      const left = productId ? await withoutProduct(before.productIds, productId) : [];
      if (left.length === before.productIds.length) continue;
      // oxlint-disable-next-line no-await-in-loop
      await (left.length === 0
        ? items.removeOwn(userId, before)
        : items.changeOwn(userId, before, left, ctx.now()));
    }
  },

  async match(ctx, { body }) {
    return { items: await matchOwn(userOf(ctx).userId, body.rows) };
  },
});

type Kept = (typeof keptResults)[number];

async function keep(userId: Id<"usr">, said: SaidNumber, at: Instant): Promise<Kept> {
  const before = await items.findOwn(userId, said.number);
  if (!before) {
    await items.addOwn(userId, said.number, said.productId, at);
    return "KEPT";
  }
  // Also as a part that was merged into it.
  if ((await withoutProduct(before.productIds, said.productId)).length < before.productIds.length)
    return "KNOWN";
  if (before.productIds.length >= mostProductsOfOne) return "FULL";
  await items.changeOwn(userId, before, [...before.productIds, said.productId], at);
  return "KEPT";
}

/** The others of the parts that a number means; one that was merged is the part of today (D31-1). */
async function withoutProduct(ids: readonly Id<"prd">[], product: Id<"prd">): Promise<Id<"prd">[]> {
  const shown = await findShownRows(ids);
  return ids.filter((id) => id !== product && shown.get(id)?.id !== product);
}

async function withParts(rows: readonly items.OwnNumberItem[]): Promise<OwnNumber[]> {
  const shown = await findShownRows(rows.flatMap(({ productIds }) => productIds));
  return rows.map(({ number, productIds, createdAt, updatedAt }) => {
    const found = productIds.flatMap((id) => shown.get(id) ?? []);
    const isStale = found.length < productIds.length;
    return { number, parts: distinct(found), isStale, createdAt, updatedAt };
  });
}
