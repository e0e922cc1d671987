import type { ListedInvoice, TaxInvoice } from "@bupum/shared/papers/tax-invoices/contract";
import { remainingOf } from "@bupum/shared/papers/tax-invoices/rules";
import type { Id } from "@bupum/shared/kernel/ids";
import { withTotal } from "@bupum/shared/kernel/money/tax";
import type { Page, PageQuery } from "@bupum/shared/kernel/page";
import { Problem } from "@bupum/shared/kernel/problem";
import { addMinutes, type Day, type Instant } from "@bupum/shared/kernel/time";
import { withOwnNumbers } from "./content-rules.ts";
import { pageOf } from "../../kernel/list.ts";
import { type Item, type Key, read, readMany, type Write } from "../../kernel/table.ts";

// Without a guard: goes with a guarded write of the same transaction.
// | access pattern                        | index | pk                        | sk               |
// |---------------------------------------|-------|---------------------------|------------------|
// | one invoice                           |       | tax-invoice#<tin>         | invoice          |
// | invoices that a company received      | gsi1  | buyer#<usr>#tax-invoices  | <writtenOn>#<id> |
// | invoices that a seller issued         | gsi2  | seller#<sel>#tax-invoices | <writtenOn>#<id> |
// | when it is looked at next             |       | tax-invoice#<tin>         | due              |
// | which are looked at by time           | gsi2  | due#tax-invoices          | <instant>#<id>   |

/** A completed line of a purchase order that an invoice states. */
export interface SuppliedLine {
  orderBatchId: Id<"pob">;
  orderId: Id<"ord">;
  on: Day;
}

/** As stored; what is left after amendments is counted for each reader. */
export interface InvoiceItem extends Omit<TaxInvoice, "remaining">, Key {
  supplied: SuppliedLine[];
  /** Issued although its last day had passed. */
  late: boolean;
  /** Issued only after this one: the other document of the same amendment. */
  after?: Id<"tin">;
}
type InvoiceId = Id<"tin">;

export const invoiceKey = (id: InvoiceId): Key => ({ pk: `tax-invoice#${id}`, sk: "invoice" });
const dueKey = (id: InvoiceId): Key => ({ pk: `tax-invoice#${id}`, sk: "due" });

const asInvoice = (item: Item): InvoiceItem => item as unknown as InvoiceItem;

/** One invoice. Throws NOT_FOUND. */
export async function findInvoice(id: InvoiceId): Promise<InvoiceItem> {
  const row = await read(invoiceKey(id));
  if (!row) throw new Problem("NOT_FOUND");
  return asInvoice(row);
}

export type Owner = { buyerId: Id<"usr"> } | { sellerId: Id<"sel"> };

/** Invoices of one side, the latest day first; of one month only. */
export const listInvoices = (
  owner: Owner,
  month: string | undefined,
  paging: PageQuery,
): Promise<Page<ListedInvoice>> =>
  pageOf(
    {
      ...("buyerId" in owner
        ? { index: "gsi1", pk: `buyer#${owner.buyerId}#tax-invoices` }
        : { index: "gsi2", pk: `seller#${owner.sellerId}#tax-invoices` }),
      newestFirst: true,
      ...(month !== undefined && { skPrefix: month }),
    },
    paging,
    (item) => listed(asInvoice(item), owner),
  );

/** Who received it reads it once it was issued (D42-9). */
export const isShownTo = ({ approvalNumber }: InvoiceItem, reader: Owner): boolean =>
  "sellerId" in reader || approvalNumber !== undefined;

/** These invoices, in the order of their ids. */
export const readInvoices = async (ids: readonly InvoiceId[]): Promise<InvoiceItem[]> =>
  (await readMany(ids.map(invoiceKey))).flatMap((row) => (row ? [asInvoice(row)] : []));

/** An invoice in a list, with what is left of it; what the provider tells its seller is not for its buyer. */
export function listed(invoice: InvoiceItem, reader: Owner): ListedInvoice {
  const { lines: _, refusal, ...row } = invoice;
  return {
    ...row,
    ...(refusal && "sellerId" in reader && { refusal }),
    remaining: withTotal(remainingOf(row)),
  };
}

/** The same with its lines. */
export const toInvoice = (invoice: InvoiceItem, reader: Owner): TaxInvoice => ({
  ...listed(invoice, reader),
  lines: withOwnNumbers(invoice.lines),
});

/** Its place in the list of who received it, once it was issued. */
export const placeOfBuyer = ({ id, buyerId, writtenOn }: InvoiceItem) => ({
  gsi1pk: `buyer#${buyerId}#tax-invoices`,
  gsi1sk: `${writtenOn}#${id}`,
});

/** What an amendment adds to the row of what it amends: how it stands. */
export const markOn = (
  original: InvoiceItem,
  { id }: InvoiceItem,
  status: InvoiceItem["status"],
): Write =>
  changeInvoice(original, {
    amendments: original.amendments.map((one) => (one.id === id ? { ...one, status } : one)),
  });

/** When the provider is asked again, whatever became of a message or a reply. */
export const soonAfter = (at: Instant): Instant => addMinutes(at, 10);

/** Looks at an invoice at that moment. */
export const putDue = (id: InvoiceId, at: Instant): Write => ({
  put: { ...dueKey(id), gsi2pk: "due#tax-invoices", gsi2sk: `${at}#${id}` },
});

/** A new invoice with its place in the seller's list. */
export function putInvoice(invoice: InvoiceItem): Write {
  return {
    put: {
      ...invoice,
      gsi2pk: `seller#${invoice.sellerId}#tax-invoices`,
      gsi2sk: `${invoice.writtenOn}#${invoice.id}`,
    },
    guard: { exists: false, refused: new Problem("BUSY") },
  };
}

/** Thrown where somebody else was faster. */
export const overtaken = new Problem("VERSION_CONFLICT");

/** Changes an invoice as it was read. */
export const changeInvoice = (
  { id, version }: InvoiceItem,
  set: Partial<InvoiceItem> & Partial<ReturnType<typeof placeOfBuyer>>,
  unset: readonly (keyof InvoiceItem)[] = [],
): Write => ({
  change: invoiceKey(id),
  set: { ...set },
  ...(unset.length > 0 && { unset: [...unset] }),
  add: { version: 1 },
  guard: { equals: { version }, refused: overtaken },
});
