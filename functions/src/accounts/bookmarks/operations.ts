import { type BookmarkRow, bookmarkRoutes } from "@bupum/shared/accounts/bookmarks/contract";
import { isOfType } from "@bupum/shared/accounts/bookmarks/rules";
import type { Page } from "@bupum/shared/kernel/page";
import { Problem } from "@bupum/shared/kernel/problem";
import type { ParsedInput } from "@bupum/shared/kernel/route";
import { type Context, personIdOf, userOf } from "../../kernel/context.ts";
import { stillBuys } from "../../kernel/request/members.ts";
import { resource } from "../../kernel/request/resource.ts";
import * as items from "./items.ts";
import { cardsOf, knownTargets } from "./targets.ts";

type Routes = typeof bookmarkRoutes;

export const handler = resource(bookmarkRoutes, {
  create: (ctx, { body }) => items.retried(() => create(ctx, body)),

  async many(ctx, { body }) {
    const { userId } = userOf(ctx);
    const wishes = distinct(body.items);
    const inserts = wishes.filter(({ action }) => action === "INSERT");
    const known = await knownTargets(ctx, inserts);
    const unknown = new Set(inserts.filter((_, index) => !known[index]));
    const tried = wishes.filter((wish) => !unknown.has(wish));
    const results = await items.apply(userId, tried, byCaller(ctx));
    const resultOf = new Map(tried.map((wish, index) => [wish, results[index]]));
    return {
      items: wishes.map((wish) => ({
        type: wish.type,
        targetId: wish.targetId,
        result: resultOf.get(wish) ?? "NOT_FOUND",
      })),
    };
  },

  async remove(ctx, { body: { type, targetIds } }) {
    const wishes = targetIds
      .filter((targetId) => isOfType(targetId, type))
      .map((targetId) => ({ type, targetId, action: "DELETE" as const }));
    await items.apply(userOf(ctx).userId, distinct(wishes), byCaller(ctx));
  },

  async mine(ctx, { query: { type, targetIds, ...paging } }) {
    const { userId } = userOf(ctx);
    if (!targetIds) return withCards(await items.listBookmarks(userId, type, paging));
    const ids = [...new Set(targetIds)].filter((targetId) => isOfType(targetId, type));
    const found = await items.readBookmarks(
      userId,
      ids.map((targetId) => ({ type, targetId })),
    );
    const bookmarks = found.filter((one) => one !== undefined);
    return withCards({ items: bookmarks, page: 1, itemsPerPage: paging.itemsPerPage });
  },
});

/** The caller, who may be a member of the company whose list it is (D14-4). */
const byCaller = (ctx: Context): items.By => {
  const { userId, member } = userOf(ctx);
  return {
    addedBy: personIdOf(ctx.actor) ?? userId,
    at: ctx.now(),
    stillThere: member ? stillBuys(ctx) : [],
  };
};

/** Of several changes of one target the last counts: a transaction may contain a row only once. */
const distinct = (wishes: readonly items.BookmarkChange[]): items.BookmarkChange[] => [
  ...new Map(wishes.map((wish) => [wish.targetId, wish])).values(),
];

async function create(ctx: Context, body: ParsedInput<Routes["create"]>["body"]) {
  const { userId, isSeller } = userOf(ctx);
  const { type, targetId, notify } = body;
  const by = byCaller(ctx);
  if (type === "BUYER" && !isSeller) throw new Problem("SELLER_REGISTRATION_REQUIRED");
  const [[before], [isKnown]] = await Promise.all([
    items.readBookmarks(userId, [body]),
    knownTargets(ctx, [body]),
  ]);
  if (before) {
    const after = { ...before, notify: notify ?? before.notify };
    // Of a company the news go to who asked for them last, also where they are on (D14-5).
    const asksAnew = notify === true && by.addedBy !== (before.newsAskedBy ?? before.userId);
    if (after.notify !== before.notify || asksAnew) await items.setNotify(before, after.notify, by);
    return after;
  }
  if (!isKnown) throw new Problem("NOT_FOUND");
  const { addedBy, at: createdAt } = by;
  const made = { type, targetId, notify: notify ?? false, addedBy, createdAt };
  await items.addBookmark(userId, made, made.notify, by);
  return made;
}

async function withCards(page: Page<items.StoredBookmark>): Promise<Page<BookmarkRow>> {
  const cards = await cardsOf(page.items);
  return {
    ...page,
    items: page.items.map((one, index) => ({
      ...one,
      ...cards[index],
      available: cards[index] !== undefined,
    })),
  };
}
