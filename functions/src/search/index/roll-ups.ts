import { Problem } from "@bupum/shared/kernel/problem";
import { read, type Values, type Write } from "../../kernel/table.ts";
import type { Subject } from "../text/tokens.ts";
import { type Document, documentKey, type Own, ownKey } from "./items.ts";

// What a page shows of a part's offers lies in its document, so that one row answers for a hit. It
// is written with the part's own rows, in one transaction; a document that did not lie there yet is
// brought up by the worker, which is told of each change of a part and compares the counts.

/** Attributes of a document that say what offers roll up to. */
export const rollUpOf = ({ rollUp }: Subject): Pick<Document, "f" | "fv"> =>
  rollUp ? { f: JSON.stringify(rollUp.row), fv: rollUp.version } : {};

/** Whether a document has missed a count of the offers. */
export const isBehind = ({ fv = -1 }: Document, { rollUp }: Subject): boolean =>
  rollUp !== undefined && fv < rollUp.version;

/**
 * For the transaction that counts a part's offers: the same in the part's document, where one says
 * what is shown. Refused with VERSION_CONFLICT where the document changed meanwhile.
 */
export async function rollUpMoved(
  productId: string,
  rollUp: NonNullable<Subject["rollUp"]>,
): Promise<Write[]> {
  return ofDocument(productId, { set: { f: JSON.stringify(rollUp.row), fv: rollUp.version } });
}

/**
 * For the transaction that takes a part out of sight: its document says no longer what is shown, so
 * that a search asks the part's own row until the index worker has come by.
 */
export async function rollUpGone(productId: string): Promise<Write[]> {
  return ofDocument(productId, { unset: ["f", "fv"] });
}

async function ofDocument(
  productId: string,
  change: { set: Values } | { unset: string[] },
): Promise<Write[]> {
  // The worker makes good what either read does not know yet.
  const own = (await read(ownKey("pr", productId), false)) as Own | undefined;
  const key = own && documentKey("pr", own.o);
  const document = key && ((await read(key, false)) as Document | undefined);
  if (!key || document?.f === undefined) return [];
  const equals = { id: productId, v: document.v };
  const refused = new Problem("VERSION_CONFLICT");
  return [{ change: key, ...change, add: { v: 1 }, guard: { equals, refused } }];
}
