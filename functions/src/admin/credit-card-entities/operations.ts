import { betweenDays } from "../../kernel/list.ts";
import {
  creditCardEntityRoutes,
  type MemberCard,
} from "@bupum/shared/billing/credit-cards/admin-contract";
import type { CreditCards } from "@bupum/shared/billing/credit-cards/contract";
import type { Id } from "@bupum/shared/kernel/ids";
import type { Page } from "@bupum/shared/kernel/page";
import type { ParsedInput } from "@bupum/shared/kernel/route";
import { create } from "../../billing/credit-cards/create.ts";
import { get } from "../../billing/credit-cards/get.ts";
import { findCard, listCards } from "../../billing/credit-cards/items.ts";
import { remove } from "../../billing/credit-cards/remove.ts";
import { update } from "../../billing/credit-cards/update.ts";
import { trailOf } from "../../kernel/audit.ts";
import { adminResource } from "../../kernel/request/resource.ts";
import { idOf, isOnDays } from "../../kernel/rows/filters.ts";
import { readSubscriber } from "../../billing/standings/items.ts";
import { findAnyAccount } from "../../accounts/users/items.ts";
import { memberOf, withMembers } from "../subscribe-entities/items.ts";
import type { CardItem } from "../../billing/standings/cards.ts";

type Query = ParsedInput<typeof creditCardEntityRoutes.list>["query"];

export const handler = adminResource(creditCardEntityRoutes, {
  async list(_ctx, { query }) {
    const found = await listed(query);
    return { ...found, items: await withMembers(found.items) };
  },

  async get(_ctx, { params }) {
    const [found, history] = await Promise.all([
      findCard(params.id),
      trailOf(["credit-card", params.id]),
    ]);
    const [entity] = await withMembers([found]);
    return { ...entity!, history };
  },

  ofUser: (_ctx, { params: { userId } }) => withMember(userId, get({ userId })),

  create: (ctx, { params: { userId }, body }) => withMember(userId, create(ctx, userId, body)),

  update: (ctx, { params: { userId }, body }) => withMember(userId, update(ctx, userId, body)),

  remove: (ctx, { params }) => remove(ctx, params.userId),
});

async function withMember(userId: Id<"usr">, asked: Promise<CreditCards>): Promise<MemberCard> {
  const [account, cards] = await Promise.all([findAnyAccount(userId), asked]);
  return { ...cards, member: memberOf(account) };
}

/** Cards that are registered; a member has one at most (D13-10). */
async function listed(query: Query): Promise<Page<CardItem>> {
  const { sort, filter, startDate, endDate, ...paging } = query;
  const userId = idOf("usr", filter?.userId);
  if (!userId)
    return listCards(
      { newestFirst: sort !== "createdAt:asc", ...betweenDays(startDate, endDate) },
      paging,
    );
  const { page, itemsPerPage } = paging;
  const { cardId } = await readSubscriber(userId);
  const card = cardId && page === 1 ? await findCard(cardId) : undefined;
  const isWanted = card && isOnDays(card.createdAt, { startDate, endDate });
  return { items: isWanted ? [card] : [], page, itemsPerPage };
}
