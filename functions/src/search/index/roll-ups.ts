import { Problem } from "@bupum/shared/kernel/problem";
import { read, type Values, type Write } from "../../kernel/table.ts";
import type { Subject } from "../text/tokens.ts";
import { type Document, documentKey, type Own, ownKey } from "./items.ts";

// What a page shows of a part's offers is kept in its document, so that a hit costs one row. It is
// written with the part's own rows, in one transaction; a document that does not exist yet gets it
// from the worker, which receives each change of a part and compares the counts.

/** Attributes of a document that hold the roll-up of offers. */
export const rollUpOf = ({ rollUp }: Subject): Pick<Document, "f" | "fv"> =>
  rollUp ? { f: JSON.stringify(rollUp.row), fv: rollUp.version } : {};

/** Whether a document has missed a count of the offers. */
export const isBehind = ({ fv = -1 }: Document, { rollUp }: Subject): boolean =>
  rollUp !== undefined && fv < rollUp.version;

/**
 * For the transaction that counts a part's offers: the same update of the part's document, if it
 * has a roll-up. Refused with VERSION_CONFLICT where the document changed meanwhile.
 */
export async function rollUpMoved(
  productId: string,
  rollUp: NonNullable<Subject["rollUp"]>,
): Promise<Write[]> {
  return ofDocument(productId, { set: { f: JSON.stringify(rollUp.row), fv: rollUp.version } });
}

/**
 * For the transaction that hides a part: removes the roll-up from its document, so that a search
 * reads the part's own row until the index worker has processed the change.
 */
export async function rollUpGone(productId: string): Promise<Write[]> {
  return ofDocument(productId, { unset: ["f", "fv"] });
}

async function ofDocument(
  productId: string,
  change: { set: Values } | { unset: string[] },
): Promise<Write[]> {
  // The worker corrects whatever neither read has seen yet.
  const own = (await read(ownKey("pr", productId), false)) as Own | undefined;
  const key = own && documentKey("pr", own.o);
  const document = key && ((await read(key, false)) as Document | undefined);
  if (!key || document?.f === undefined) return [];
  const equals = { id: productId, v: document.v };
  const refused = new Problem("VERSION_CONFLICT");
  return [{ change: key, ...change, add: { v: 1 }, guard: { equals, refused } }];
}
