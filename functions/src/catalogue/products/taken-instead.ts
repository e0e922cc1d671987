import { createHash } from "node:crypto";
import { leastSubstitutions } from "@bupum/shared/catalogue/products/rules";
import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import { normalize, partNumberKey } from "@bupum/shared/kernel/text/text";
import type { Instant } from "@bupum/shared/kernel/time";
import { shortestNumber } from "@bupum/shared/catalogue/products/sorts";
import type { ListOf } from "../../kernel/list.ts";
import { type Item, type Key, read, unless, type Write, write } from "../../kernel/table.ts";
import { findRows, readProduct } from "./items.ts";
import { productsNumbered } from "./known-number.ts";
import { linkTo } from "./links.ts";

// | access pattern                            | index | pk                     | sk                |
// |-------------------------------------------|-------|------------------------|-------------------|
// | parts taken instead of one, with how many |       | substitutes#<prd>      | <prd>             |
// | pairs that wait for an admin's word       | gsi1  | substitutes#learnt     | <at>#<prd>#<prd>  |
// | that a buyer was counted                  |       | substitute#<prd>#<prd> | <hash of both>    |

/** Thrown if the buyer was counted before: nothing is left to do. */
export const countedBefore = new Problem("BUSY");
/** Thrown if the pair waits for an admin already, or an admin has decided on it. */
const askedBefore = new Problem("BUSY");

const pairKey = (asked: Id<"prd">, taken: Id<"prd">): Key => ({
  pk: `substitutes#${asked}`,
  sk: taken,
});

/** A buyer in one pair of parts, which nobody can follow to another pair or to the account (D19-15). */
const markOf = (asked: Id<"prd">, taken: Id<"prd">, buyerId: Id<"usr">): string =>
  createHash("sha256").update(`${asked} ${taken} ${buyerId}`).digest("hex");

/** Counts a buyer who ordered `taken` instead of `asked`: each buyer once for a pair (D19-15). */
export const countSubstitution = (
  asked: Id<"prd">,
  taken: Id<"prd">,
  buyerId: Id<"usr">,
): Write[] => [
  {
    put: { pk: `substitute#${asked}#${taken}`, sk: markOf(asked, taken, buyerId) },
    guard: { exists: false, refused: countedBefore },
  },
  { change: pairKey(asked, taken), add: { buyers: 1 } },
];

/** Pairs that wait for an admin's word, the oldest first (D37-5). */
export const learntPairs: ListOf = { index: "gsi1", pk: "substitutes#learnt", newestFirst: false };

/** A pair that enough buyers took, as it waits for an admin. */
export interface WaitingPair {
  askedId: Id<"prd">;
  takenId: Id<"prd">;
  buyers: number;
  since: Instant;
}
export function toWaitingPair(item: Item): WaitingPair {
  const [since = "", askedId, takenId] = String(item["gsi1sk"]).split("#");
  // askAbout writes the key in this shape.
  return {
    askedId: askedId as Id<"prd">,
    takenId: takenId as Id<"prd">,
    buyers: Number(item["buyers"]),
    since,
  };
}

/**
 * Asks an admin about a pair that enough buyers took, once: not where the catalogue knows its grade
 * already, and never again after a decision (D37-5). Idempotent.
 */
export async function askAbout(asked: Id<"prd">, taken: Id<"prd">, at: Instant): Promise<void> {
  const key = pairKey(asked, taken);
  const row = await read(key);
  const isDue = Number(row?.["buyers"] ?? 0) >= leastSubstitutions;
  if (!isDue || row?.["decidedAt"] || row?.["gsi1pk"]) return;
  const part = await readProduct(asked);
  if (!part || linkTo(part.alternates, taken)?.grade) return;
  const waiting: Write = {
    change: key,
    set: { gsi1pk: learntPairs.pk, gsi1sk: `${at}#${asked}#${taken}` },
    guard: { exists: true, lacks: ["gsi1pk", "decidedAt"], refused: askedBefore },
  };
  await unless(askedBefore, write(waiting));
}

/** An admin's word about a waiting pair, for the transaction of what follows (D37-5). */
export const decidePair = (
  { askedId, takenId }: Pick<WaitingPair, "askedId" | "takenId">,
  decision: "ACCEPTED" | "REFUSED",
  at: Instant,
): Write => ({
  change: pairKey(askedId, takenId),
  set: { decision, decidedAt: at },
  unset: ["gsi1pk", "gsi1sk"],
  guard: { exists: true, equals: { gsi1pk: learntPairs.pk }, refused: new Problem("NOT_FOUND") },
});

/** The shown part of a maker and number as a seller wrote them; undefined without exactly one. */
export async function productNamed(
  manufactorName: string,
  partNumber: string,
): Promise<Id<"prd"> | undefined> {
  const key = partNumberKey(partNumber);
  if (key.length < shortestNumber) return undefined;
  const items = await productsNumbered(partNumber);
  const rows = await findRows(items.map((item) => String(item["ownerId"])));
  const maker = normalize(manufactorName);
  const found = rows.filter(
    (row) =>
      row.state === "SHOWN" &&
      partNumberKey(row.partNumber) === key &&
      Object.values(row.manufactorName).some((name) => normalize(name) === maker),
  );
  return found.length === 1 ? found[0]!.id : undefined;
}
