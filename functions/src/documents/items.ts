import type { documentKinds } from "@bupum/shared/documents/contract";
import type { Id } from "@bupum/shared/kernel/ids";
import type { Language } from "@bupum/shared/kernel/language/languages";
import { Problem } from "@bupum/shared/kernel/problem";
import type { Instant } from "@bupum/shared/kernel/time";
import { documentLink } from "../files/writes.ts";
import { type Item, type Key, read, type Write } from "../kernel/table.ts";

// | access pattern                       | pk                    | sk              |
// |--------------------------------------|-----------------------|-----------------|
// | the last document of an estimate, PO | document#<ES-, PO-..> | last            |
// | one document, by what it says        | document#<ES-, PO-..> | made#<32 hex>   |

/** What a document is of; with a side and a language it says how it is made anew. */
export type Subject =
  | { kind: "QUOTATION"; id: Id<"est"> }
  | { kind: "PURCHASE_ORDER"; id: Id<"ord"> };
export type Side = "buyer" | "seller";

/** A document as given out: its bytes are kept, and never made anew. */
export interface DocumentItem extends Key {
  kind: (typeof documentKinds)[number];
  subjectId: string;
  side: Side;
  language: Language;
  number: string;
  fingerprint: string;
  /** SHA-256 of its bytes, and of those of the document before: a chain. */
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

/** The next document of a chain; refused with BUSY where another one came first. */
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

/** A link of ten minutes to a document. */
export const linkTo = ({ objectKey, fileName }: DocumentItem, at: Instant) =>
  documentLink(objectKey, fileName, at);
