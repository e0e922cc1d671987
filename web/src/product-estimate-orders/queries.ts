import type { AwardPlanDraft } from "@bupum/shared/deal/award-plans/contract";
import type { OrderApprovalDraft } from "@bupum/shared/deal/order-approvals/contract";
import type { EstimateStatus } from "@bupum/shared/deal/estimate-groups/fields";
import type { Id } from "@bupum/shared/kernel/ids";
import type { Day } from "@bupum/shared/kernel/time";
import type { OrderDraft } from "@bupum/shared/deal/product-estimate-orders/draft";
import { type ListSearch, place, queryFrom } from "@bupum/ui/list/list-search";
import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { actingCompany } from "../acting.ts";
import { api } from "../api.ts";
import { addressesOf } from "./addresses.ts";

export const orderKey = ["product-estimate-orders"] as const;

export interface OrderSearch extends ListSearch {
  status?: EstimateStatus | undefined;
  startDate?: Day | undefined;
  endDate?: Day | undefined;
  searchKeyword?: string | undefined;
  /** Those of a company that count there, in a month, a year or at all (D43-5). */
  costCentreId?: Id<"ccr"> | undefined;
  chargedIn?: string | undefined;
  /** One of a purchase order whose lines are shown, as a notice led to it. */
  orderId?: Id<"ord"> | undefined;
  /** The line that is shown in detail. */
  lineId?: Id<"ord"> | undefined;
}

const filters = [
  "status",
  "startDate",
  "endDate",
  "searchKeyword",
  "costCentreId",
  "chargedIn",
] as const;

/** By which categories the company's rules judge each line of a request as it is quoted (D41-7). */
export const categoriesOfLines = (groupId: string) =>
  queryOptions({
    queryKey: ["product-estimates", "group", groupId, "categories"],
    queryFn: ({ signal }) =>
      api.productEstimates.listOfEstimate(
        // Out of the address; the API answers 404 or 400 to a wrong one.
        { query: { groupId: groupId as Id<"egr">, withCategories: "true" } },
        { signal },
      ),
    select: ({ items }) => new Map(items.map(({ id, categories }) => [id, categories])),
  });

/** One's own orders, a row for each purchase order. */
export const orderList = (search: OrderSearch) => {
  const { chargedIn, costCentreId, ...query } = queryFrom(search, ...place, ...filters);
  // Cost centres are of a company alone, and a month alone, as an address may have it, is no filter.
  const whole = { ...query, ...(actingCompany() && costCentreId && { costCentreId, chargedIn }) };
  return queryOptions({
    queryKey: [...orderKey, "list", whole],
    queryFn: ({ signal }) => api.productEstimateOrders.purchaseOrders({ query: whole }, { signal }),
  });
};

/** The newest own purchase order that has this own number, if any; of the last moments it may lack. */
export const orderOfNumber = (number: string) =>
  queryOptions({
    queryKey: [...orderKey, "of-number", number],
    queryFn: async ({ signal }) => {
      const query = { searchKeyword: number, itemsPerPage: 10 } as const;
      const { items } = await api.productEstimateOrders.purchaseOrders({ query }, { signal });
      return items.find((one) => one.buyerPoNumber === number) ?? null;
    },
    staleTime: 0,
  });

const pollMs = 30_000;
/** All lines of the purchase order of an order; for both sides. */
export const orderLines = (orderId: string) =>
  queryOptions({
    queryKey: [...orderKey, "lines", orderId],
    // Out of the address; the API answers 404 or 400 to a wrong one.
    queryFn: ({ signal }) =>
      api.productEstimateOrders.lines({ params: { id: orderId as Id<"ord"> } }, { signal }),
    // The other side moves lines while the page is open, and one decides by what stands there.
    refetchInterval: pollMs,
  });

export const orderCounts = queryOptions({
  queryKey: [...orderKey, "counts"],
  queryFn: ({ signal }) => api.productEstimateOrders.counts({ query: {} }, { signal }),
});

export const order = (orderId: string) =>
  queryOptions({
    queryKey: [...orderKey, orderId],
    // Out of the address; the API answers 404 or 400 to a wrong one.
    queryFn: ({ signal }) =>
      api.productEstimateOrders.get({ params: { id: orderId as Id<"ord"> } }, { signal }),
  });

/** Where the newest orders went: the next one goes to one of these, or elsewhere. */
export const usedAddresses = queryOptions({
  queryKey: [...orderKey, "addresses"],
  queryFn: ({ signal }) =>
    api.productEstimateOrders.list({ query: { itemsPerPage: 100 } }, { signal }),
  select: ({ items }) => addressesOf(items),
});

export const sendOrder = mutationOptions({
  mutationFn: ({ body, key }: { body: OrderDraft; key: string }) =>
    api.productEstimateOrders.create({ body }, { idempotencyKey: key }),
  meta: { quiet: true },
});

/** Asks the company's approvers for what its rules do not let out (D41-2). */
export const askApproval = mutationOptions({
  mutationFn: ({ body, key }: { body: OrderApprovalDraft; key: string }) =>
    api.orderApprovals.create({ body }, { idempotencyKey: key }),
  meta: { quiet: true },
});

/** What is about to be ordered, kept before it is (D3-18). */
export const keepPlan = mutationOptions({
  mutationFn: ({ body, key }: { body: AwardPlanDraft; key: string }) =>
    api.awardPlans.create({ body }, { idempotencyKey: key }),
  meta: { quiet: true },
});
