import type {
  ListedInvoice,
  TaxInvoice,
  taxInvoiceRoutes,
} from "@bupum/shared/papers/tax-invoices/contract";
import type { IssuingMode, TaxInvoiceStatus } from "@bupum/shared/papers/tax-invoices/states";
import type { CallInput } from "@bupum/shared/kernel/route";
import { type ListSearch, place, queryFrom } from "@bupum/ui/list/list-search";
import type { Order } from "@bupum/shared/deal/product-estimate-orders/contract";
import { mutationOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import { api } from "../api.ts";

type Routes = typeof taxInvoiceRoutes;
export type Side = "BUYER" | "SELLER";

export interface InvoiceSearch extends ListSearch {
  month?: string | undefined;
}

const key = ["tax-invoices"] as const;
/** The provider and the tax service change it, too: a page that is opened again reads it again. */
const shared = { staleTime: 0 } as const;

const pollMs = 4000;
interface Shown {
  status: TaxInvoiceStatus;
  amendments: readonly { status: TaxInvoiceStatus }[];
}
const isUnderWay = ({ status }: { status: TaxInvoiceStatus }) =>
  status === "ISSUING" || status === "CANCELLING";
/** How soon to ask again: the provider is at work on some of them, or on what amends them. */
const pollOf = (invoices: readonly Shown[] = []) =>
  invoices.some((one) => isUnderWay(one) || one.amendments.some(isUnderWay)) && pollMs;

export const invoiceList = (side: Side, search: InvoiceSearch) => {
  const query = queryFrom(search, ...place, "month");
  return queryOptions({
    ...shared,
    queryKey: [...key, "list", side, query],
    queryFn: ({ signal }) =>
      side === "BUYER"
        ? api.taxInvoices.list({ query }, { signal })
        : api.taxInvoices.listOfSeller({ query }, { signal }),
    refetchInterval: ({ state }) => pollOf(state.data?.items),
  });
};

/** Pages of 100 that are read for the sums of one month. */
const mostPages = 10;

/** What one's company received in a month: all of it, or the first 1,000. */
export const invoicesOfMonth = (month: string) =>
  queryOptions({
    ...shared,
    queryKey: [...key, "month", month],
    queryFn: async ({ signal }) => {
      const items: ListedInvoice[] = [];
      let cursor: string | undefined;
      for (let page = 0; page < mostPages; page++) {
        const query = { month, itemsPerPage: 100, cursor } as const;
        // oxlint-disable-next-line no-await-in-loop -- each page begins where the last one ended
        const some = await api.taxInvoices.list({ query }, { signal });
        items.push(...some.items);
        cursor = some.nextCursor;
        if (!cursor) break;
      }
      return { items, more: cursor !== undefined };
    },
    refetchInterval: ({ state }) => pollOf(state.data?.items),
  });

export const invoiceOf = (id: string) =>
  queryOptions({
    ...shared,
    queryKey: [...key, "one", id],
    // Out of the address; the API answers 404 or 400 to a wrong one.
    queryFn: ({ signal }) =>
      api.taxInvoices.get({ params: { id: id as TaxInvoice["id"] } }, { signal }),
    refetchInterval: ({ state }) => pollOf(state.data && [state.data]),
  });

export const suppliesToInvoice = queryOptions({
  ...shared,
  queryKey: [...key, "supplies"],
  queryFn: ({ signal }) => api.taxInvoices.supplies({}, { signal }),
});

export const expectedInvoices = queryOptions({
  ...shared,
  queryKey: [...key, "expected"],
  queryFn: ({ signal }) => api.taxInvoices.expected({}, { signal }),
});

export const invoicesOfOrder = (orderId: Order["id"]) =>
  queryOptions({
    ...shared,
    queryKey: [...key, "order", orderId],
    queryFn: ({ signal }) => api.taxInvoices.ofOrder({ params: { orderId } }, { signal }),
    refetchInterval: ({ state }) => pollOf(state.data?.items),
  });

export const invoicingSettings = queryOptions({
  ...shared,
  queryKey: [...key, "settings"],
  queryFn: ({ signal }) => api.taxInvoices.settings({}, { signal }),
});

export const setMode = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (mode: IssuingMode) => api.taxInvoices.updateSettings({ body: { mode } }),
    onSuccess: (settings) => client.setQueryData(invoicingSettings.queryKey, settings),
    // A refusal says that the certificate is another one than this page knows.
    onError: () => client.invalidateQueries({ queryKey: invoicingSettings.queryKey }),
  });

export const registerAtProvider = (client: QueryClient) =>
  mutationOptions({
    mutationFn: () => api.taxInvoices.prepare(),
    onSuccess: (reply) => client.setQueryData(invoicingSettings.queryKey, reply),
  });

interface Keyed<Body> {
  body: Body;
  idempotencyKey: string;
}

const again = (client: QueryClient) => client.invalidateQueries({ queryKey: key });

export const createInvoices = (client: QueryClient) =>
  mutationOptions({
    mutationFn: ({ body, idempotencyKey }: Keyed<CallInput<Routes["create"]>["body"]>) =>
      api.taxInvoices.create({ body }, { idempotencyKey }),
    onSettled: () => again(client),
  });

export const cancelInvoice = (client: QueryClient) =>
  mutationOptions({
    mutationFn: ({ id, version }: Pick<TaxInvoice, "id" | "version">) =>
      api.taxInvoices.cancel({ params: { id }, body: { version } }),
    onSettled: () => again(client),
  });

interface Amending extends Keyed<CallInput<Routes["amend"]>["body"]> {
  id: TaxInvoice["id"];
}
/** By the end of a claim: no form shows a refusal, so that it is a toast. */
export const amendByClaim = (client: QueryClient) =>
  mutationOptions({
    mutationFn: ({ id, body, idempotencyKey }: Amending) =>
      api.taxInvoices.amend({ params: { id }, body }, { idempotencyKey }),
    onSettled: () => again(client),
  });
export const amendInvoice = (client: QueryClient) =>
  mutationOptions({ ...amendByClaim(client), meta: { quiet: true } });
