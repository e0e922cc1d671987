import { formatBusinessNumber } from "@bupum/shared/accounts/seller-infos/rules";
import { type Id, isId } from "@bupum/shared/kernel/id-text";
import { formatPhone } from "@bupum/shared/kernel/text/phone";
import type { LookupHit } from "@bupum/shared/search/lookups/admin-contract";
import type { LookupKind } from "@bupum/shared/search/lookups/kinds";
import { readSeller } from "../../accounts/seller-infos/items.ts";
import { toAccount } from "../../accounts/users/items.ts";
import { readWriter } from "../../accounts/writer-infos/items.ts";
import { asPayment } from "../../billing/payment-orders/items.ts";
import { readGroup } from "../../deal/whole-groups/groups.ts";
import { readEstimate } from "../../deal/whole-groups/estimates.ts";
import { readOrders } from "../../deal/product-estimate-orders/items.ts";
import { read } from "../../kernel/table.ts";
import { receiptSubject } from "../../papers/documents/rules.ts";
import type { Placed } from "../../search/ledger/items.ts";
import { lookupLists } from "../../search/ledger/lookups.ts";
import { readRequest } from "../../sheets/register-request-histories/items.ts";
import { paymentOrderKey } from "../../billing/standings/payments.ts";
import { accountKey } from "../../kernel/context.ts";

interface Found {
  kind: LookupKind;
  /** What a caller may read out. */
  texts: readonly (string | undefined)[];
  title: string;
  /** The parts of the line below the title. */
  details?: readonly (string | undefined)[];
  /** The id of what the hit opens, if it is another thing. */
  opens?: string;
}

const phoneOf = (phone: string | undefined) => phone && formatPhone(phone);
type Seller = NonNullable<Awaited<ReturnType<typeof readSeller>>>;
const textsOfSeller = ({
  companyName,
  businessNumber,
  representative,
  phone,
  email,
}: NonNullable<Seller["draft"]>) => [
  companyName,
  businessNumber,
  representative,
  formatPhone(phone.number),
  email,
];

/** People who left are not found: nothing of them may stay in the index (D20-3). */
async function accountOf(id: Id<"usr">): Promise<Found | undefined> {
  const row = await read(accountKey(id));
  if (!row || row["deletedAt"]) return undefined;
  const { name, userId, email, phone, companyName } = toAccount(row);
  return {
    kind: "user",
    texts: [name, userId, email, phoneOf(phone), companyName],
    title: name,
    details: [userId, companyName],
  };
}

async function sellerOf(id: Id<"sel">): Promise<Found | undefined> {
  const row = await readSeller(id);
  const shown = row?.draft ?? row?.approved;
  if (!row || !shown || row.status === "NONE") return undefined;
  const texts = [row.draft, row.approved].flatMap((one) => (one ? textsOfSeller(one) : []));
  const { companyName, businessNumber, representative } = shown;
  return {
    kind: "seller",
    texts,
    title: companyName,
    details: [formatBusinessNumber(businessNumber), representative],
  };
}

async function writerOf(id: Id<"wri">): Promise<Found | undefined> {
  const row = await readWriter(id);
  if (!row || row.status === "NONE") return undefined;
  const { penName, organization } = row;
  return {
    kind: "writer",
    texts: [penName, organization],
    title: penName,
    details: [organization],
  };
}

async function groupOf(id: Id<"egr">): Promise<Found | undefined> {
  const found = await readGroup(id);
  if (!found) return undefined;
  const { number, title, buyerName } = found.group;
  return { kind: "group", texts: [number, title], title: number, details: [title, buyerName] };
}

async function estimateOf(id: Id<"est">): Promise<Found | undefined> {
  const row = await readEstimate(id);
  if (!row) return undefined;
  const { number, groupId, buyerName, sellerName } = row;
  const details = [buyerName, sellerName];
  return { kind: "estimate", texts: [number], title: number, details, opens: groupId };
}

/** Named by its first line, as in `po`. */
async function purchaseOrderOf(id: Id<"ord">): Promise<Found | undefined> {
  const [order] = await readOrders([id]);
  if (!order) return undefined;
  const { poNumber, buyerPoNumber, formerBuyerPoNumber, buyerName, sellerName } = order;
  return {
    kind: "purchaseOrder",
    texts: [poNumber, buyerPoNumber, formerBuyerPoNumber],
    title: poNumber,
    details: [buyerPoNumber, buyerName, sellerName],
  };
}

/** By the number of its receipt, so one that was never paid is not found. */
async function paymentOf(id: Id<"pay">): Promise<Found | undefined> {
  const row = await read(paymentOrderKey(id));
  const { paidAt } = row ? asPayment(row) : {};
  if (paidAt === undefined) return undefined;
  const number = receiptSubject(id, paidAt);
  return { kind: "payment", texts: [number], title: number };
}

async function registerRequestOf(id: Id<"rrh">): Promise<Found | undefined> {
  const row = await readRequest(id);
  if (!row) return undefined;
  const { file, sellerName } = row;
  return {
    kind: "registerRequest",
    texts: [file.fileName],
    title: file.fileName,
    details: [sellerName],
  };
}

async function foundAs(id: string): Promise<Found | undefined> {
  if (isId(id, "usr")) return accountOf(id);
  if (isId(id, "sel")) return sellerOf(id);
  if (isId(id, "wri")) return writerOf(id);
  if (isId(id, "egr")) return groupOf(id);
  if (isId(id, "est")) return estimateOf(id);
  if (isId(id, "ord")) return purchaseOrderOf(id);
  if (isId(id, "pay")) return paymentOf(id);
  return isId(id, "rrh") ? registerRequestOf(id) : undefined;
}

/** What the admins' search box finds of a thing, from its own row (S5-1); undefined for none. */
export async function placedLookup(id: string): Promise<Placed | undefined> {
  const found = await foundAs(id);
  if (!found) return undefined;
  const { kind, texts, title, details = [], opens = id } = found;
  const detail = details.filter((one) => one !== undefined && one !== "").join(" · ");
  const hit: LookupHit = { id: opens, title, ...(detail && { detail }) };
  return { id, lists: lookupLists(kind, id, texts, hit) };
}
