import type { BuyingCompany } from "@bupum/shared/accounts/companies/on-papers";
import { isDead } from "@bupum/shared/deal/product-estimate-orders/breakdown";
import { monthOf } from "@bupum/shared/kernel/calendar/months";
import type { Id } from "@bupum/shared/kernel/ids";
import { addTaxed, type Taxed, withTotal } from "@bupum/shared/kernel/money/tax";
import { mostOrders } from "@bupum/shared/papers/tax-invoices/contract";
import type { ExpectedInvoice, Supply } from "@bupum/shared/papers/tax-invoices/open";
import { lastDayToIssue } from "@bupum/shared/papers/tax-invoices/rules";
import { type OrderItem, readOrders } from "../../deal/product-estimate-orders/items.ts";
import { linesOf, sumOf } from "./content-rules.ts";
import type { Owner } from "./items.ts";
import { buyersNow } from "./parties.ts";
import { openIn, openSupplies, ownerOf, type SuppliesItem } from "./supplies.ts";

type Orders = ReadonlyMap<string, OrderItem>;

/** What the company stated with the newest of these orders. */
export const latestCompany = (orders: readonly OrderItem[]): BuyingCompany | undefined =>
  newestOf(orders)?.buyerCompany;

const newestOf = (orders: readonly OrderItem[]): OrderItem | undefined =>
  orders.toSorted((one, other) => one.createdAt.localeCompare(other.createdAt)).at(-1);

const ordersIn = (orders: ReadonlyMap<string, OrderItem>, ids: readonly Id<"ord">[]) =>
  ids.flatMap((id) => orders.get(id) ?? []);

/** What of a purchase order is on invoices, or on those of earlier months. */
interface Before {
  orders: readonly OrderItem[];
  shipping: Taxed;
}

const invoicedOf = ({ invoiced, shipping }: SuppliesItem, orders: Orders): Before => ({
  orders: ordersIn(
    orders,
    invoiced.map(({ orderId }) => orderId),
  ),
  shipping: sumOf(shipping),
});

/** The lines of one purchase order that are open in a month, after what was invoiced before. */
function linesIn(
  supplies: SuppliesItem,
  orders: Orders,
  { month, byItself }: { month: string; byItself?: boolean },
  before: Before,
) {
  return linesOf({
    lines: openIn(supplies, month, byItself).flatMap(({ orderId, on }) => {
      const order = orders.get(orderId);
      return order ? [{ order, on }] : [];
    }),
    before: before.orders,
    standing: ordersIn(orders, supplies.orderIds).filter((order) => !isDead(order)),
    shipping: before.shipping,
  });
}

/** The lines of purchase orders that are open in a month, as invoices state them. */
export const openLines = (
  supplies: readonly SuppliesItem[],
  orders: Orders,
  month: string,
  byItself = false,
) => supplies.flatMap((one) => linesIn(one, orders, { month, byItself }, invoicedOf(one, orders)));

const monthsIn = ({ open }: SuppliesItem): string[] =>
  [...new Set(open.map(({ on }) => monthOf(on)))].toSorted();

/** What each month of a purchase order comes to: the fee of its delivery once over all of them. */
function sumsByMonth(supplies: SuppliesItem, orders: Orders): Map<string, Taxed> {
  let before = invoicedOf(supplies, orders);
  const sums = new Map<string, Taxed>();
  for (const month of monthsIn(supplies)) {
    const lines = linesIn(supplies, orders, { month }, before).map(({ line }) => line);
    sums.set(month, sumOf(lines));
    const fee = sumOf(lines.filter(({ kind }) => kind === "SHIPPING"));
    before = {
      orders: [
        ...before.orders,
        ...ordersIn(
          orders,
          openIn(supplies, month).map(({ orderId }) => orderId),
        ),
      ],
      shipping: addTaxed([before.shipping, fee]),
    };
  }
  return sums;
}

/** Purchase orders that one look shows; the others follow once these are invoiced. */
const mostShown = 100;
/** All lines of these are read. */
const mostRead: Reach = { orders: mostShown, lines: 1_500 };

/** How many purchase orders are looked at, and how many of their lines. */
interface Reach {
  orders: number;
  lines: number;
}

interface Open {
  month: string;
  supplies: SuppliesItem[];
  /** There may be more of it than was read. */
  isPartial: boolean;
}

/** What one side has open, each month of each `other` side by itself, the oldest month first. */
async function openMonths(owner: Owner, most: Reach, other: (of: SuppliesItem) => string) {
  const { items: all, more } = await openSupplies(owner, most.orders);
  let lines = 0;
  const items = all.filter(({ orderIds }) => (lines += orderIds.length) <= most.lines);
  const rows = await readOrders(items.flatMap(({ orderIds }) => orderIds));
  const found = items.flatMap((supplies) =>
    monthsIn(supplies).map((month) => ({ supplies, month })),
  );
  const groups = Map.groupBy(found, ({ supplies, month }) => `${month} ${other(supplies)}`);
  const isCut = more || items.length < all.length;
  // What was not read begins no earlier than the last that was.
  const whole = isCut ? monthsIn(items.at(-1)!)[0]! : undefined;
  const months = [...groups.values()].map((some): Open => {
    const { month } = some[0]!;
    const isPartial = whole !== undefined && month >= whole;
    return { month, supplies: some.map(({ supplies }) => supplies), isPartial };
  });
  return {
    months: months.toSorted((one, next) => one.month.localeCompare(next.month)),
    orders: new Map(rows.map((order) => [order.id, order])) as Orders,
    more: isCut,
  };
}

/** What a seller has supplied and not invoiced, by company and month. */
export async function suppliesOf(sellerId: Id<"sel">): Promise<{ items: Supply[]; more: boolean }> {
  const { months, orders, more } = await openMonths({ sellerId }, mostRead, ownerOf);
  const buyers = await buyersNow(months.map(({ supplies }) => supplies[0]!.buyerId));
  const items = months.flatMap((of): Supply[] => {
    const { buyerId } = of.supplies[0]!;
    const company = latestCompany(openOrders(of, orders));
    const onOne = { ...of, supplies: of.supplies.slice(0, mostOrders) };
    return company ? [{ buyerId, buyer: buyers(buyerId, company), ...sumsOf(onOne, orders) }] : [];
  });
  return { items, more };
}

const sellerOf = ({ sellerId }: SuppliesItem) => sellerId;

/** What a company was supplied with and has no invoice of, by seller and month (D42-10). */
export async function expectedOf(
  buyerId: Id<"usr">,
  most = mostRead,
): Promise<{ items: ExpectedInvoice[]; more: boolean }> {
  const { months, orders, more } = await openMonths({ buyerId }, most, sellerOf);
  const items = months.flatMap((of): ExpectedInvoice[] => {
    const newest = newestOf(openOrders(of, orders));
    if (!newest) return [];
    const { sellerId, sellerName } = newest;
    return [{ sellerId, sellerName, isPartial: of.isPartial, ...sumsOf(of, orders) }];
  });
  return { items, more };
}

const openOrders = ({ month, supplies }: Open, orders: Orders): OrderItem[] =>
  supplies.flatMap((one) => openIn(one, month).flatMap(({ orderId }) => orders.get(orderId) ?? []));

function sumsOf({ month, supplies }: Open, all: Orders) {
  const orders = supplies.map((one) => orderOf(one, month, all));
  const dueOn = lastDayToIssue(`${month}-01`);
  return { month, dueOn, orders, ...withTotal(sumOf(orders)) };
}

function orderOf(supplies: SuppliesItem, month: string, orders: Orders) {
  const { orderBatchId, poNumber } = supplies;
  const open = openIn(supplies, month);
  const days = open.map(({ on }) => on).toSorted();
  const sum = sumsByMonth(supplies, orders).get(month) ?? sumOf([]);
  return {
    orderBatchId,
    poNumber,
    orderId: open[0]!.orderId,
    lines: open.length,
    firstOn: days[0]!,
    lastOn: days.at(-1)!,
    ...withTotal(sum),
  };
}
