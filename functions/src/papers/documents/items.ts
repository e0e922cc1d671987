import type { documentKinds } from "@bupum/shared/papers/documents/contract";
import type { Id } from "@bupum/shared/kernel/ids";
import type { Language } from "@bupum/shared/kernel/language/languages";
import { sellerIdOf } from "@bupum/shared/kernel/owner-ids";
import { Problem } from "@bupum/shared/kernel/problem";
import type { Instant } from "@bupum/shared/kernel/time";
import { formatBusinessNumber } from "@bupum/shared/accounts/seller-infos/rules";
import { documentLink } from "../../accounts/stored-files/writes.ts";
import { findPayment } from "../../billing/payment-orders/items.ts";
import { readSeller } from "../../accounts/seller-infos/items.ts";
import { findAnyAccount } from "../../accounts/users/items.ts";
import { fingerprintOf, type Paper } from "./paper/model.ts";
import { receiptOf } from "./rules.ts";
import { type Item, type Key, read, type Write } from "../../kernel/table.ts";

// | access pattern                          | pk                         | sk            |
// |-----------------------------------------|----------------------------|---------------|
// | the last document of an estimate, PO or | document#<ES-, PO-, RC-..> | last          |
// | payment                                 |                            |               |
// | one document, by what it says           | document#<ES-, PO-, RC-..> | made#<32 hex> |
// | the same of all delivery notes of a PO  | document#<DN-..>           | as above      |

/** The subject of a document; with side and language it determines the content. */
export type Subject =
  | { kind: "QUOTATION"; id: Id<"est"> }
  | { kind: "PURCHASE_ORDER"; id: Id<"ord"> }
  | { kind: "DELIVERY_NOTE"; id: Id<"ord">; at: Instant }
  | { kind: "RECEIPT"; id: Id<"pay"> };
export type Side = "buyer" | "seller";

/** A document as issued: its bytes are stored and never made again. */
export interface DocumentItem extends Key {
  kind: (typeof documentKinds)[number];
  subjectId: string;
  /** Of a delivery note: which parcel of the order. */
  parcelAt?: Instant;
  side: Side;
  language: Language;
  number: string;
  fingerprint: string;
  /** SHA-256 of its bytes and of the previous document's: a chain. */
  hash: string;
  prevHash?: string;
  objectKey: string;
  fileName: string;
  size: number;
  createdAt: Instant;
}
interface Last {
  count: number;
  hash?: string;
}

const pkOf = (subject: string) => `document#${subject}`;
const lastKey = (subject: string): Key => ({ pk: pkOf(subject), sk: "last" });
const madeKey = (subject: string, fingerprint: string): Key => ({
  pk: pkOf(subject),
  sk: `made#${fingerprint}`,
});

export const subjectOf = (number: string): string => number.slice(0, number.lastIndexOf("-"));

export async function findMade(
  subject: string,
  fingerprint: string,
): Promise<DocumentItem | undefined> {
  // Only `addDocument` writes rows with this key.
  return (await read(madeKey(subject, fingerprint))) as DocumentItem | undefined;
}

export async function readLast(subject: string): Promise<Last> {
  const found = await read(lastKey(subject));
  return { count: Number(found?.["count"] ?? 0), ...(found && { hash: String(found["hash"]) }) };
}

/** The next document of a chain; refused with BUSY if another one was faster. */
export function addDocument(
  subject: string,
  last: Last,
  document: Omit<DocumentItem, "pk" | "sk">,
): Write[] {
  const refused = new Problem("BUSY");
  const head: Item = { ...lastKey(subject), count: last.count + 1, hash: document.hash };
  return [
    {
      put: head,
      guard:
        last.count === 0 ? { exists: false, refused } : { equals: { count: last.count }, refused },
    },
    {
      put: { ...madeKey(subject, document.fingerprint), ...document },
      guard: { exists: false, refused },
    },
  ];
}

/** A link to the document with this content; undefined if it does not exist yet. */
export async function linkToMade(paper: Paper, at: Instant) {
  const made = await findMade(paper.subject, fingerprintOf(paper));
  return made && linkTo(made, at);
}

/** The receipt of a payment as it is now; undefined if nothing was charged. Throws NOT_FOUND. */
export async function readReceipt(id: Id<"pay">, language: Language): Promise<Paper | undefined> {
  const payment = await findPayment(id);
  if (!payment.paidAt) return undefined;
  const [account, seller] = await Promise.all([
    findAnyAccount(payment.userId),
    readSeller(sellerIdOf(payment.userId)),
  ]);
  const { companyName, name } = account;
  const digits = seller?.approved?.businessNumber;
  const buyer = {
    company: companyName ?? name,
    ...(digits && { businessNumber: formatBusinessNumber(digits) }),
    ...(companyName && { contact: name }),
  };
  return receiptOf(payment, payment.paidAt, buyer, language);
}

/** A link of ten minutes to a document. */
export const linkTo = ({ objectKey, fileName }: DocumentItem, at: Instant) =>
  documentLink(objectKey, fileName, at);
