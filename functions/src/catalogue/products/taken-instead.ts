import { createHash } from "node:crypto";
import { leastSubstitutions } from "@bupum/shared/catalogue/products/rules";
import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import { normalize, partNumberKey } from "@bupum/shared/kernel/text/text";
import { shortestNumber } from "@bupum/shared/catalogue/products/sorts";
import { queryAll } from "../../kernel/list.ts";
import type { Write } from "../../kernel/table.ts";
import { findRows } from "./items.ts";
import { productsNumbered } from "./known-number.ts";

// | access pattern                            | pk                          | sk             |
// |-------------------------------------------|-----------------------------|----------------|
// | parts taken instead of one, with how many | substitutes#<prd>           | <prd>          |
// | that a buyer was counted                  | substitute#<prd>#<prd>      | <hash of both> |

const mostShown = 8;

/** Thrown if the buyer was counted before: nothing is left to do. */
export const countedBefore = new Problem("BUSY");

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
  { change: { pk: `substitutes#${asked}`, sk: taken }, add: { buyers: 1 } },
];

/** Parts that enough buyers took instead of one, the most taken first. */
export async function takenInstead(asked: Id<"prd">): Promise<Id<"prd">[]> {
  const rows = await queryAll({ pk: `substitutes#${asked}`, newestFirst: false });
  return rows
    .filter(({ buyers }) => Number(buyers) >= leastSubstitutions)
    .toSorted((left, right) => Number(right["buyers"]) - Number(left["buyers"]))
    .slice(0, mostShown)
    .map(({ sk }) => sk as Id<"prd">);
}

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
