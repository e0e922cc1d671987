import type { Id } from "@bupum/shared/kernel/ids";
import { ApiError } from "@bupum/shared/kernel/client";
import { addDays, seoulDay } from "@bupum/shared/kernel/time";
import { businessDayBefore } from "@bupum/shared/kernel/calendar/calendar";
import type { AmendmentDraft } from "@bupum/shared/papers/tax-invoices/amendment-draft";
import type { ListedInvoice, TaxInvoice } from "@bupum/shared/papers/tax-invoices/contract";
import type { Supply } from "@bupum/shared/papers/tax-invoices/open";
import { monthOf } from "@bupum/shared/kernel/calendar/months";
import { canAmend } from "@bupum/shared/papers/tax-invoices/rules";
import { amendReasons } from "@bupum/shared/papers/tax-invoices/states";
import { everyPage, place } from "../every-page.ts";
import type { TaxPlay, TaxSeller } from "./market.ts";

/** What somebody wanted to amend: the supply value that it changes, by the test's own sum. */
export interface Amended {
  id: Id<"tin">;
  reason: AmendmentDraft["reason"];
  documents: number;
  ids: Id<"tin">[];
  change: number;
}

/** A token is of the day. */
const apiOf = async ({ world }: TaxPlay, { id }: TaxSeller) => world.api(await world.sign(id));
type Api = Awaited<ReturnType<typeof apiOf>>;

/** A certificate ends after a year; the market asks for the new one. */
export async function renew(year: TaxPlay, seller: TaxSeller): Promise<void> {
  year.world.services.popbill.ready(seller.businessNumber);
  const api = await apiOf(year, seller);
  for (let left = 20; ; left -= 1) {
    const found = await unlessKilled(year, () => api.taxInvoices.prepare());
    if (found) return;
    if (left === 0) throw new Error("The provider does not say that the certificate is there.");
  }
}

export async function invoicesOf(year: TaxPlay, seller: TaxSeller): Promise<TaxInvoice[]> {
  const api = await apiOf(year, seller);
  const listed = await everyPage((at) => api.taxInvoices.listOfSeller({ query: place(at) }));
  const invoices: TaxInvoice[] = [];
  for (const { id } of listed) invoices.push(await api.taxInvoices.get({ params: { id } }));
  return invoices;
}

/** A call that may be refused, or killed half-way; undefined then. */
async function unlessKilled<T>(year: TaxPlay, call: () => Promise<T>): Promise<T | undefined> {
  const revive = year.strike();
  try {
    return await call();
  } catch (error) {
    const isKilled = revive();
    const isOurs = error instanceof ApiError && error.status === 500;
    if (!(error instanceof ApiError) || (isOurs && !isKilled)) throw error;
    return undefined;
  } finally {
    revive();
  }
}

/**
 * Who issues by hand does so on some day, and two days of business before the last one at the latest;
 * all others then issue what the market left to them.
 */
export async function issueByHand(year: TaxPlay, seller: TaxSeller): Promise<void> {
  const api = await apiOf(year, seller);
  for (let isMore = true; isMore;) {
    const { items, more } = await api.taxInvoices.supplies();
    const made = [];
    for (const of of items) made.push(await issueMonth(year, api, of, seller.mode === "MANUAL"));
    isMore = more && made.includes(true);
  }
}

/** One company's month; whether the seller is done with it today. */
async function issueMonth(
  year: TaxPlay,
  api: Api,
  { month, orders, dueOn }: Supply,
  isManual: boolean,
) {
  const today = seoulDay(year.now());
  const isLast = today >= businessDayBefore(businessDayBefore(dueOn));
  if (month >= monthOf(today) && year.random() < 0.9) return false;
  if (!isLast && (!isManual || year.random() < 0.6)) return false;
  const orderBatchIds = orders.map(({ orderBatchId }) => orderBatchId);
  const press = () => api.taxInvoices.create({ body: { orderBatchIds, month } });
  const made = await unlessKilled(year, press);
  // Pressed twice, as impatient people do, and again after a call that failed.
  const again = !made || year.random() < 0.5 ? await unlessKilled(year, press) : made;
  return again !== undefined;
}

function draftOf({ random, below }: TaxPlay, invoice: ListedInvoice): AmendmentDraft {
  const reason = amendReasons[below(amendReasons.length)]!;
  const left = invoice.remaining.supply;
  const some = 1 + below(left);
  return {
    reason,
    ...(reason === "VALUE_CHANGED" && { supply: random() < 0.5 ? some : -some }),
    ...((reason === "GOODS_RETURNED" || reason === "LOCAL_CREDIT") && {
      supply: random() < 0.2 ? left : some,
    }),
    version: invoice.version,
  };
}

const changeBy = ({ reason, supply = 0 }: AmendmentDraft, left: number): number => {
  if (reason === "VALUE_CHANGED") return supply;
  if (reason === "GOODS_RETURNED") return -supply;
  return reason === "CONTRACT_CANCELLED" || reason === "ISSUED_TWICE" ? -left : 0;
};

/** One amendment of an invoice of the last weeks; whether it was made is read where a call was killed. */
export async function amendSome(year: TaxPlay, seller: TaxSeller): Promise<Amended[]> {
  const today = seoulDay(year.now());
  const api = await apiOf(year, seller);
  const { items } = await api.taxInvoices.listOfSeller({ query: {} });
  const some = items.filter((one) => one.writtenOn <= today && one.writtenOn > addDays(today, -40));
  const invoice = some[year.below(some.length)];
  if (!invoice || invoice.remaining.supply <= 0) return [];
  const draft = draftOf(year, invoice);
  if (!canAmend(invoice, draft.reason)) return [];
  const body = { ...draft, on: today };
  const params = { id: invoice.id };
  await unlessKilled(year, () => api.taxInvoices.amend({ params, body }));
  const ids = await madeSince(api, invoice);
  if (ids.length === 0) return [];
  const { reason } = draft;
  const change = changeBy(draft, invoice.remaining.supply);
  return [{ id: invoice.id, reason, documents: ids.length, ids, change }];
}

async function madeSince(api: Api, { id, amendments }: ListedInvoice): Promise<Id<"tin">[]> {
  const had = new Set(amendments.map((one) => one.id));
  const now = await api.taxInvoices.get({ params: { id } });
  return now.amendments.map((one) => one.id).filter((one) => !had.has(one));
}

/** Takes an invoice back while there is time to issue it anew. */
export async function cancelSome(year: TaxPlay, seller: TaxSeller): Promise<void> {
  const api = await apiOf(year, seller);
  const { items } = await api.taxInvoices.listOfSeller({ query: {} });
  const inFiveDays = addDays(seoulDay(year.now()), 5);
  const invoice = items.find(
    ({ status, amends, amendments, dueOn }) =>
      status === "ISSUED" && !amends && amendments.length === 0 && inFiveDays < dueOn,
  );
  if (!invoice) return;
  const { id, version } = invoice;
  await unlessKilled(year, () => api.taxInvoices.cancel({ params: { id }, body: { version } }));
}
