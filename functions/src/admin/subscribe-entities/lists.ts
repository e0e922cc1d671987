import { betweenDays } from "../../kernel/list.ts";
import type { Id } from "@bupum/shared/kernel/ids";
import type { Page } from "@bupum/shared/kernel/page";
import type { ParsedInput } from "@bupum/shared/kernel/route";
import type {
  SubscribeEntity,
  subscribeEntityRoutes,
} from "@bupum/shared/billing/subscribes/admin-contract";
import { subscribeStatuses, subscribeTypes } from "@bupum/shared/billing/plans/plans";
import { amongOf, idOf, isOnDays } from "../../kernel/rows/filters.ts";
import { readSubscriber, type SubscriptionItem } from "../../billing/standings/items.ts";
import { withMembers } from "./items.ts";
import { findSubscription, listSubscriptions } from "../../billing/subscribes/items.ts";

type Query = ParsedInput<typeof subscribeEntityRoutes.list>["query"];

/** Everybody's subscriptions, newest first by default. */
export async function listEntities(query: Query): Promise<Page<SubscribeEntity>> {
  const { sort, filter, startDate, endDate, ...paging } = query;
  const status = amongOf(subscribeStatuses, filter?.status);
  const subscribeType = amongOf(subscribeTypes, filter?.subscribeType);
  const userId = idOf("usr", filter?.userId);
  if (userId) {
    const found = paging.page === 1 ? await lastOf(userId) : undefined;
    const isWanted =
      found &&
      (status ?? found.status) === found.status &&
      (subscribeType ?? found.subscribeType) === found.subscribeType &&
      isOnDays(found.createdAt, { startDate, endDate });
    const { page, itemsPerPage } = paging;
    return { items: isWanted ? await withMembers([found]) : [], page, itemsPerPage };
  }
  const newestFirst = sort !== "createdAt:asc";
  const wanted = { status, subscribeType, newestFirst, ...betweenDays(startDate, endDate) };
  const found = await listSubscriptions(wanted, paging);
  return { ...found, items: await withMembers(found.items) };
}

async function lastOf(userId: Id<"usr">): Promise<SubscriptionItem | undefined> {
  const { subscribeId } = await readSubscriber(userId);
  return subscribeId && findSubscription(subscribeId);
}
