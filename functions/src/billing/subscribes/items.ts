import type { Id } from "@bupum/shared/kernel/ids";
import type { PageQuery } from "@bupum/shared/kernel/page";
import { Problem } from "@bupum/shared/kernel/problem";
import type { SubscribeStatus, SubscribeType } from "@bupum/shared/billing/plans/plans";
import { type ListOf, pageOf } from "../../kernel/list.ts";
import { read } from "../../kernel/table.ts";
import { type SubscriptionItem, subscribeKey, asSubscription } from "../standings/items.ts";

/** One subscription. Throws NOT_FOUND. */
export async function findSubscription(id: Id<"sub">): Promise<SubscriptionItem> {
  const found = await read(subscribeKey(id));
  if (!found) throw new Problem("NOT_FOUND");
  return asSubscription(found);
}

export interface SubscriptionsWanted extends Pick<ListOf, "between" | "newestFirst"> {
  status?: SubscribeStatus | undefined;
  subscribeType?: SubscribeType | undefined;
}
/** Subscriptions by age; those of one type are picked from the list (D0-13). */
export const listSubscriptions = (
  { status, subscribeType, ...order }: SubscriptionsWanted,
  paging: PageQuery,
) =>
  pageOf(
    status
      ? { index: "gsi2", pk: `subscribes#${status}`, ...order }
      : { index: "gsi1", pk: "subscribes#all", ...order },
    paging,
    asSubscription,
    subscribeType && ((row) => row["subscribeType"] === subscribeType),
  );
