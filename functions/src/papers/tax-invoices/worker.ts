import { mostInvoiceLines, mostOrders } from "@bupum/shared/papers/tax-invoices/contract";
import { monthOf } from "@bupum/shared/kernel/calendar/months";
import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import { businessDayBefore } from "@bupum/shared/kernel/calendar/calendar";
import { chunksOf, cloudLimits } from "@bupum/shared/kernel/chunks";
import { lastDayToIssue } from "@bupum/shared/papers/tax-invoices/rules";
import { addDays, type Instant, seoulDay } from "@bupum/shared/kernel/time";
import { type OrderItem, readOrders } from "../../deal/product-estimate-orders/items.ts";
import { systemAt } from "../../kernel/audit.ts";
import { newId, now } from "../../kernel/context.ts";
import type { MessageBody } from "../../kernel/messages/messages.ts";
import { isVersionConflict, retry } from "../../kernel/retry.ts";
import { write } from "../../kernel/table.ts";
import { isInvoiceable } from "@bupum/shared/papers/tax-invoices/rules";
import { type Acting, issueSupplied } from "./create.ts";
import { findInvoice } from "./items.ts";
import { lookAtAmendment } from "./owed-amendments.ts";
import { monthExpected, monthToInvoice } from "./notices.ts";
import { readInvoicing } from "./settings.ts";
import { follow, send, takeBack } from "./steps.ts";
import {
  addSupplies,
  changeSupplies,
  fitting,
  listedAgain,
  monthEndsAt,
  nextLook,
  openIn,
  openSupplies,
  ownerOf,
  putMonth,
  readSupplies,
  type SuppliesItem,
} from "./supplies.ts";

const systemNow = (): Acting => ({ ...systemAt(now()), newId });

/** The day on which a completed line counts as supplied (D42-4). */
const suppliedOn = ({ completedAt, createdAt }: OrderItem) => seoulDay(completedAt ?? createdAt);

/** D42-4: completed lines wait for their invoice, each once whatever is told twice. */
async function takeUp({ orderIds }: MessageBody<"orders.completed">): Promise<void> {
  const orders = (await readOrders(orderIds)).filter(
    (order) => order.status === "COMPLETED" && isInvoiceable(order),
  );
  for (const some of Map.groupBy(orders, ({ orderBatchId }) => orderBatchId).values()) {
    await retry(isVersionConflict, () => addLines(some));
    await issueAtOnce(some);
  }
}

async function addLines(orders: readonly OrderItem[]): Promise<void> {
  const [first] = orders;
  if (!first) return;
  const [had] = await readSupplies([first.orderBatchId]);
  const known = new Set([...(had?.open ?? []), ...(had?.invoiced ?? [])].map((one) => one.orderId));
  const open = orders
    .filter(({ id }) => !known.has(id))
    .map((order) => ({ orderId: order.id, on: suppliedOn(order) }));
  if (open.length === 0) return;
  const months = [...new Set(open.map(({ on }) => monthOf(on)))];
  await write(
    had ? changeSupplies(had, { ...had, open: [...had.open, ...open] }) : addSupplies(first, open),
    ...months.map((month) => putMonth(first.sellerId, month, nextLook(month, now()) ?? now())),
  );
}

/** D42-6: invoices of a seller who wants each of them at once. */
async function issueAtOnce([first]: readonly OrderItem[]): Promise<void> {
  if (!first) return;
  const { mode, signing } = await readInvoicing(first.sellerId, now());
  const [supplies] = await readSupplies([first.orderBatchId]);
  if (mode !== "EACH" || signing !== "READY" || !supplies) return;
  for (const month of new Set(supplies.open.map(({ on }) => monthOf(on))))
    await issueAll(first.sellerId, month, [supplies], false);
}

/** Lines were taken meanwhile, or nobody may issue: the seller left, or the certificate ended. */
const isOver = (error: unknown): boolean =>
  error instanceof Problem &&
  ["NOTHING_TO_INVOICE", "NOT_FOUND", "CERTIFICATE_REQUIRED"].includes(error.code);

/** Issues these purchase orders of one company, as far as they are still to be issued. */
async function issueAll(
  sellerId: Id<"sel">,
  month: string,
  supplies: readonly SuppliesItem[],
  wholeMonth: boolean,
): Promise<void> {
  for (const some of fitting(supplies, month, { mostOrders, mostLines: mostInvoiceLines }))
    try {
      const orderBatchIds = some.map((one) => one.orderBatchId);
      const asked = { orderBatchIds, month, wholeMonth, late: true, byItself: true };
      await issueSupplied(systemNow(), sellerId, asked);
    } catch (error) {
      if (!isOver(error)) throw error;
    }
}

/** The most purchase orders of one look at a month; the next look takes the others. */
const mostOfMonth = 500;
/** An older line may keep a purchase order in its place before a month: so far back is looked. */
const daysBack = 92;

/** Purchase orders of a seller with open lines of a month. */
async function openOf(sellerId: Id<"sel">, month: string): Promise<SuppliesItem[]> {
  const months = { from: addDays(`${month}-01`, -daysBack), until: month };
  const { items } = await openSupplies({ sellerId }, mostOfMonth, months);
  return items.filter((one) => openIn(one, month).length > 0);
}

/** What the market issues of a month for each company; the fault of one keeps no other one back. */
async function issueMonth(sellerId: Id<"sel">, month: string, open: readonly SuppliesItem[]) {
  const faults: unknown[] = [];
  const waiting = open.filter((one) => openIn(one, month, true).length > 0);
  for (const some of Map.groupBy(waiting, ownerOf).values())
    try {
      await issueAll(sellerId, month, some, monthEndsAt(month) <= now());
    } catch (error) {
      faults.push(error);
    }
  return faults;
}

const isHeld = ({ held }: SuppliesItem["open"][number]): boolean => held === true;

/**
 * D42-6: after the end of a month its invoices are issued, or its seller is told until nothing is left
 * or the last day has passed.
 */
async function lookAtMonth({ sellerId, month }: MessageBody<"tax-month.ended">): Promise<void> {
  const open = await openOf(sellerId, month);
  if (open.length === 0) return;
  for (const one of open.flatMap(listedAgain)) await write(one);
  const at = now();
  const { mode, signing } = await readInvoicing(sellerId, at);
  const isAutomatic = mode !== "MANUAL" && signing === "READY";
  const isEarly = mode === "MONTHLY" && at < monthEndsAt(month);
  const faults = isAutomatic && !isEarly ? await issueMonth(sellerId, month, open) : [];
  const byHand = isAutomatic ? open.filter((one) => openIn(one, month).some(isHeld)) : open;
  const next = nextLook(month, at);
  await write(
    ...(next ? [putMonth(sellerId, month, next)] : []),
    ...(byHand.length > 0
      ? [monthToInvoice({ now: () => at }, sellerId, { month, orders: byHand.length })]
      : []),
  );
  if (isLastLook(month, at)) await tellCompanies(month, byHand, at);
  if (faults.length > 0) throw faults[0];
}

/** From the business day before the last day on. */
const isLastLook = (month: string, at: Instant): boolean =>
  seoulDay(at) >= businessDayBefore(lastDayToIssue(`${month}-01`));

/** D42-10: each company hears once of a seller's month that it has no invoice of. */
async function tellCompanies(month: string, open: readonly SuppliesItem[], at: Instant) {
  const companies = [...Map.groupBy(open, ({ buyerId }) => buyerId).values()];
  for (const some of chunksOf(companies, cloudLimits.writes)) {
    const firsts = await readOrders(some.map(([first]) => openIn(first!, month)[0]!.orderId));
    const orders = new Map(firsts.map((order) => [order.buyerId, order]));
    await write(
      ...some.flatMap((supplies) => {
        const order = orders.get(supplies[0]!.buyerId);
        return order
          ? [monthExpected({ now: () => at }, order, { month, orders: supplies.length })]
          : [];
      }),
    );
  }
}

/** An invoice is on its way, is taken back, or may have reached the tax service. */
async function lookAtInvoice({ invoiceId }: MessageBody<"tax-invoice.waited">): Promise<void> {
  await retry(isVersionConflict, async () => {
    const invoice = await findInvoice(invoiceId);
    const ctx = systemAt(now());
    if (invoice.status === "ISSUING") await send(ctx, invoice);
    else if (invoice.status === "CANCELLING") await takeBack(ctx, invoice);
    else if (invoice.status === "ISSUED" || invoice.status === "SEND_FAILED")
      await follow(ctx, invoice);
  });
}

export const handlers = {
  "orders.completed": takeUp,
  "tax-month.ended": lookAtMonth,
  "tax-invoice.waited": lookAtInvoice,
  "claim.settled": lookAtAmendment,
};
