import type { CreditCardEntity } from "@bupum/shared/billing/credit-cards/admin-contract";
import type { PaymentOrderEntity } from "@bupum/shared/billing/payment-orders/admin-contract";
import type {
  paymentKinds,
  paymentSorts,
  paymentStatuses,
} from "@bupum/shared/billing/payment-orders/states";
import type { Day } from "@bupum/shared/kernel/time";
import type { SubscribeEntity } from "@bupum/shared/billing/subscribes/admin-contract";
import type { subscribeStatuses, subscribeTypes } from "@bupum/shared/billing/plans/plans";
import type { AdminUser } from "@bupum/shared/accounts/users/admin-contract";
import { filterText, type ListSearch, place, queryFrom } from "@bupum/ui/list/list-search";
import { type ReadPage, wholeList } from "@bupum/ui/sheet/walk";
import { queryOptions, type QueryClient } from "@tanstack/react-query";
import { api } from "../api.ts";
import { countAgain } from "../inbox/queries.ts";

type UserId = AdminUser["id"];
export const billingKeys = { all: ["billing"] as const };

/** The filters of all three lists. */
interface BillingSearch extends ListSearch {
  userId?: UserId | undefined;
  startDate?: Day | undefined;
  endDate?: Day | undefined;
  sort?: (typeof paymentSorts)[number] | undefined;
}
export interface SubscriptionSearch extends BillingSearch {
  status?: (typeof subscribeStatuses)[number] | undefined;
  subscribeType?: (typeof subscribeTypes)[number] | undefined;
}
export interface PaymentSearch extends BillingSearch {
  status?: (typeof paymentStatuses)[number] | undefined;
  kind?: (typeof paymentKinds)[number] | undefined;
}
export type CardSearch = BillingSearch;

const whole = ["sort", "startDate", "endDate"] as const;

const subscriptionQuery = (search: SubscriptionSearch) => ({
  ...queryFrom(search, ...place, ...whole),
  ...filterText(queryFrom(search, "status", "subscribeType", "userId")),
});
export const subscriptionList = (search: SubscriptionSearch) => {
  const query = subscriptionQuery(search);
  return queryOptions({
    queryKey: [...billingKeys.all, "subscriptions", query],
    queryFn: ({ signal }) => api.subscribeEntities.list({ query }, { signal }),
  });
};
export const readSubscriptions =
  (search: SubscriptionSearch): ReadPage<SubscribeEntity> =>
  (paging, signal) =>
    api.subscribeEntities.list(
      { query: { ...subscriptionQuery(wholeList(search)), ...paging } },
      { signal },
    );

const paymentQuery = (search: PaymentSearch) => ({
  ...queryFrom(search, ...place, ...whole),
  ...filterText(queryFrom(search, "status", "kind", "userId")),
});
export const paymentList = (search: PaymentSearch) => {
  const query = paymentQuery(search);
  return queryOptions({
    queryKey: [...billingKeys.all, "payments", query],
    queryFn: ({ signal }) => api.paymentOrderEntities.list({ query }, { signal }),
  });
};
export const readPayments =
  (search: PaymentSearch): ReadPage<PaymentOrderEntity> =>
  (paging, signal) =>
    api.paymentOrderEntities.list(
      { query: { ...paymentQuery(wholeList(search)), ...paging } },
      { signal },
    );

const cardQuery = (search: CardSearch) => ({
  ...queryFrom(search, ...place, ...whole),
  ...filterText(queryFrom(search, "userId")),
});
export const cardList = (search: CardSearch) => {
  const query = cardQuery(search);
  return queryOptions({
    queryKey: [...billingKeys.all, "cards", query],
    queryFn: ({ signal }) => api.creditCardEntities.list({ query }, { signal }),
  });
};
export const readCards =
  (search: CardSearch): ReadPage<CreditCardEntity> =>
  (paging, signal) =>
    api.creditCardEntities.list(
      { query: { ...cardQuery(wholeList(search)), ...paging } },
      { signal },
    );

// The API refuses a malformed id in the address.
export const subscriptionDetail = (id: string) =>
  queryOptions({
    queryKey: [...billingKeys.all, "subscription", id],
    queryFn: ({ signal }) =>
      api.subscribeEntities.get({ params: { id: id as SubscribeEntity["id"] } }, { signal }),
  });
export const paymentDetail = (id: string) =>
  queryOptions({
    queryKey: [...billingKeys.all, "payment", id],
    queryFn: ({ signal }) =>
      api.paymentOrderEntities.get({ params: { id: id as PaymentOrderEntity["id"] } }, { signal }),
  });
export const cardDetail = (id: string) =>
  queryOptions({
    queryKey: [...billingKeys.all, "card", id],
    queryFn: ({ signal }) =>
      api.creditCardEntities.get({ params: { id: id as CreditCardEntity["id"] } }, { signal }),
  });

/** A member's present subscription, and whether a payment is open. */
export const memberSubscription = (userId: UserId) =>
  queryOptions({
    queryKey: [...billingKeys.all, "member", userId],
    queryFn: ({ signal }) => api.subscribeEntities.ofUser({ params: { userId } }, { signal }),
  });

/** An act affects subscription, payments and card: all are reloaded. */
export const readBillingAgain = (client: QueryClient): Promise<unknown> =>
  Promise.all([client.invalidateQueries({ queryKey: billingKeys.all }), countAgain(client)]);
