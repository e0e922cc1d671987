import { creditCardEntityRoutes } from "@bupum/shared/credit-cards/admin-contract";
import type { Page } from "@bupum/shared/kernel/page";
import type { ParsedInput } from "@bupum/shared/kernel/route";
import { type CardItem, findCard, listCards, shownCard } from "../../credit-cards/items.ts";
import { betweenDays } from "../../estimate-groups/items.ts";
import { trailOf } from "../../kernel/audit.ts";
import { adminResource } from "../../kernel/resource.ts";
import { idOf, isOnDays } from "../../kernel/rows/filters.ts";
import { readStanding, readSubscriber } from "../../subscribes/items.ts";
import { memberOf, withMembers } from "../subscribe-entities/items.ts";

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

  async ofUser(_ctx, { params }) {
    const { account, card, subscription } = await readStanding(params.userId);
    return {
      member: memberOf(account),
      ...(card && { card: shownCard(card, subscription?.refusedCardId) }),
    };
  },
});

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
