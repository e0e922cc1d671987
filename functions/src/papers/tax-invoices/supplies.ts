import { monthOf } from "@bupum/shared/kernel/calendar/months";
import { dayAfter, lastDayToIssue } from "@bupum/shared/papers/tax-invoices/rules";
import { businessDayBefore } from "@bupum/shared/kernel/calendar/calendar";
import { chunksOf } from "@bupum/shared/kernel/chunks";
import type { Id } from "@bupum/shared/kernel/ids";
import type { Taxed } from "@bupum/shared/kernel/money/tax";
import { type Day, type Instant, seoulInstant } from "@bupum/shared/kernel/time";
import type { OrderItem } from "../../deal/product-estimate-orders/items.ts";
import type { Trace } from "../../kernel/context.ts";
import { query } from "../../kernel/list.ts";
import { type Item, type Key, readMany, type Write } from "../../kernel/table.ts";
import { overtaken, type Owner, type SuppliedLine } from "./items.ts";

// Without a guard: goes with a guarded write of the same transaction.
// | access pattern                          | index | pk                    | sk             |
// |-----------------------------------------|-------|-----------------------|----------------|
// | what of a PO was supplied, and invoiced |       | order-batch#<pob>     | supplies       |
// | POs of a seller with lines to invoice   | gsi2  | seller#<sel>#supplies | <day>#<pob>    |
// | POs of a company, supplied, no invoice  | gsi1  | buyer#<usr>#supplies  | <day>#<pob>    |
// | when a seller's month is looked at next |       | tax-month#<sel>       | <YYYY-MM>      |
// | which months are looked at by time      | gsi2  | due#tax-months        | <instant>#<sel>#<YYYY-MM> |

/** The completed lines of a purchase order of a company: each is open, or on one invoice. */
export interface SuppliesItem extends Key {
  orderBatchId: Id<"pob">;
  poNumber: OrderItem["poNumber"];
  sellerId: Id<"sel">;
  buyerId: Id<"usr">;
  /** All of its lines, completed or not. */
  orderIds: Id<"ord">[];
  /** Of the company when it ordered. */
  businessNumber: string;
  /** `held`: an invoice of it was refused or taken back, so that a person issues the next one. */
  open: { orderId: Id<"ord">; on: Day; held?: boolean }[];
  invoiced: { orderId: Id<"ord">; invoiceId: Id<"tin"> }[];
  /** What of the fee of the delivery each invoice states. */
  shipping: (Taxed & { invoiceId: Id<"tin"> })[];
  version: number;
  /** The version as text, by which a repeated call knows that nothing has changed since (D0-8). */
  stamp: string;
  /** Absent in rows from before companies had a list of them, and where nothing is open. */
  gsi1pk?: string;
}

const suppliesKey = (id: Id<"pob">): Key => ({ pk: `order-batch#${id}`, sk: "supplies" });
const sellersOpen = (sellerId: Id<"sel">) => `seller#${sellerId}#supplies`;
const buyersOpen = (buyerId: Id<"usr">) => `buyer#${buyerId}#supplies`;
const monthKey = (sellerId: Id<"sel">, month: string): Key => ({
  pk: `tax-month#${sellerId}`,
  sk: month,
});

const asSupplies = (item: Item): SuppliesItem => item as unknown as SuppliesItem;

/** Those that exist, in the order of their ids. */
export const readSupplies = async (ids: readonly Id<"pob">[]): Promise<SuppliesItem[]> =>
  (await readMany(ids.map(suppliesKey))).flatMap((item) => (item ? [asSupplies(item)] : []));

/** Purchase orders of one side with lines to invoice, the oldest first; `more` if there are others. */
export async function openSupplies(
  owner: Owner,
  most: number,
  months: { from: string; until: string } = { from: "0", until: "9999-12" },
): Promise<{ items: SuppliesItem[]; more: boolean }> {
  const { items, more } = await query(
    {
      ...("buyerId" in owner
        ? { index: "gsi1", pk: buyersOpen(owner.buyerId) }
        : { index: "gsi2", pk: sellersOpen(owner.sellerId) }),
      between: [months.from, `${months.until}-31~`],
      newestFirst: false,
    },
    most,
  );
  return { items: items.map(asSupplies), more };
}

/** Whose invoice it is: a company by one business number (D42-4). */
export const ownerOf = ({ buyerId, businessNumber }: SuppliesItem): string =>
  `${buyerId} ${businessNumber}`;

/** Open lines of one month; `byItself` without those that wait for a person. */
export const openIn = ({ open }: SuppliesItem, month: string, byItself = false) =>
  open.filter(({ on, held }) => monthOf(on) === month && !(byItself && held));

/** The places in the lists of what is to be invoiced, by its oldest line; none if all is. */
function placesOf({ sellerId, buyerId, orderBatchId }: SuppliesItem, open: SuppliesItem["open"]) {
  const [first] = open.map(({ on }) => on).toSorted();
  if (!first) return undefined;
  const at = `${first}#${orderBatchId}`;
  return { gsi1pk: buyersOpen(buyerId), gsi1sk: at, gsi2pk: sellersOpen(sellerId), gsi2sk: at };
}

const stampAfter = ({ version }: SuppliesItem) => String(version + 1);

/** Shows that the next change of these is still the last one. */
export const tracesAfter = (all: readonly SuppliesItem[]): Trace[] =>
  all.map((one) => ({ ...suppliesKey(one.orderBatchId), shows: { stamp: stampAfter(one) } }));

/** Changes what is open and invoiced, as it was read. */
export function changeSupplies(
  before: SuppliesItem,
  { open, invoiced, shipping }: Pick<SuppliesItem, "open" | "invoiced" | "shipping">,
): Write {
  const places = placesOf(before, open);
  return {
    change: suppliesKey(before.orderBatchId),
    set: { open, invoiced, shipping, stamp: stampAfter(before), ...places },
    ...(!places && { unset: ["gsi1pk", "gsi1sk", "gsi2pk", "gsi2sk"] }),
    add: { version: 1 },
    guard: { equals: { version: before.version }, refused: overtaken },
  };
}

/** Puts a row from before companies had a list of them into that list (D42-10). */
export const listedAgain = (one: SuppliesItem): Write[] =>
  one.gsi1pk === undefined ? [changeSupplies(one, one)] : [];

/** The first completed lines of a purchase order. */
export function addSupplies(
  { orderBatchId, poNumber, sellerId, buyerId, buyerCompany, siblings }: OrderItem,
  open: SuppliesItem["open"],
): Write {
  const row: SuppliesItem = {
    ...suppliesKey(orderBatchId),
    orderBatchId,
    poNumber,
    sellerId,
    buyerId,
    orderIds: siblings.map(({ id }) => id),
    businessNumber: buyerCompany?.businessNumber ?? "",
    open,
    invoiced: [],
    shipping: [],
    version: 1,
    stamp: "1",
  };
  return {
    put: { ...row, ...placesOf(row, open) },
    guard: { exists: false, refused: overtaken },
  };
}

/** The lines of an invoice that does not hold are open again, for a person to issue (D42-6). */
export async function reopen(
  invoiceId: Id<"tin">,
  lines: readonly SuppliedLine[],
): Promise<Write[]> {
  const found = await readSupplies([...new Set(lines.map(({ orderBatchId }) => orderBatchId))]);
  return found.map((supplies) => {
    const back = lines.filter(({ orderBatchId }) => orderBatchId === supplies.orderBatchId);
    return changeSupplies(supplies, {
      open: [...supplies.open, ...back.map(({ orderId, on }) => ({ orderId, on, held: true }))],
      invoiced: supplies.invoiced.filter((one) => one.invoiceId !== invoiceId),
      shipping: supplies.shipping.filter((one) => one.invoiceId !== invoiceId),
    });
  });
}

/** The first look at a month: the morning after its end (D42-6). */
export const monthEndsAt = (month: string): Instant => seoulInstant(dayAfter(month), "09:00");

/** The morning after the month, the 5th, the business day before the last day, and the last day. */
export function nextLook(month: string, at: Instant): Instant | undefined {
  const last = lastDayToIssue(`${month}-01`);
  const fifth = `${monthOf(last)}-05`;
  const looks = [
    monthEndsAt(month),
    ...[fifth, businessDayBefore(last), last].map((on) => seoulInstant(on, "09:00")),
  ];
  return looks.find((one) => one > at);
}

/** A seller's month is looked at then: its invoices are issued, or their seller is told. */
export const putMonth = (sellerId: Id<"sel">, month: string, at: Instant): Write => ({
  put: {
    ...monthKey(sellerId, month),
    gsi2pk: "due#tax-months",
    gsi2sk: `${at}#${sellerId}#${month}`,
  },
});

/** Chunks of purchase orders whose lines of a month fit on one invoice. */
export function fitting(
  all: readonly SuppliesItem[],
  month: string,
  { mostOrders, mostLines }: { mostOrders: number; mostLines: number },
): SuppliesItem[][] {
  const chunks: SuppliesItem[][] = [];
  let lines = mostLines;
  for (const one of all) {
    const more = openIn(one, month).length;
    if (lines + more > mostLines) {
      chunks.push([]);
      lines = 0;
    }
    chunks.at(-1)!.push(one);
    lines += more;
  }
  return chunks.flatMap((chunk) => chunksOf(chunk, mostOrders));
}
