import {
  mostNumbersOfProduct,
  mostOwnNumbers,
  ownNumberKey,
} from "@bupum/shared/accounts/own-numbers/rules";
import type { Id } from "@bupum/shared/kernel/ids";
import type { Page, PageQuery } from "@bupum/shared/kernel/page";
import { Problem } from "@bupum/shared/kernel/problem";
import type { Instant } from "@bupum/shared/kernel/time";
import { ownedBy, owns, ownsNoMore } from "../../catalogue/products/owners.ts";
import { everyRow, type ListOf, pageOf } from "../../kernel/list.ts";
import {
  type Item,
  type Key,
  read,
  readMany,
  unless,
  type Write,
  write,
} from "../../kernel/table.ts";

// | access pattern                    | index | pk                | sk            |
// |-----------------------------------|-------|-------------------|---------------|
// | own numbers of a buyer, by number |       | own-numbers#<usr> | number#<key>  |
// | how many there are                |       | own-numbers#<usr> | counter       |

/** An own number as stored: the parts that it means, the first said first. */
export interface OwnNumberItem extends Key {
  number: string;
  productIds: Id<"prd">[];
  version: number;
  createdAt: Instant;
  updatedAt: Instant;
}

const pkOf = (userId: Id<"usr">) => `own-numbers#${userId}`;
const keyOf = (userId: Id<"usr">, number: string): Key => ({
  pk: pkOf(userId),
  sk: `number#${ownNumberKey(number)}`,
});
const listOf = (userId: Id<"usr">, beginning = ""): ListOf => ({
  pk: pkOf(userId),
  skPrefix: `number#${ownNumberKey(beginning)}`,
  newestFirst: false,
});

// Own numbers are written by this file alone, in this shape.
const toOwn = (item: Item): OwnNumberItem => item as unknown as OwnNumberItem;

export const listOwn = (
  userId: Id<"usr">,
  { searchKeyword, ...paging }: PageQuery & { searchKeyword?: string | undefined },
): Promise<Page<OwnNumberItem>> => pageOf(listOf(userId, searchKeyword), paging, toOwn);

/** Own numbers in the order asked for. */
export async function readOwn(
  userId: Id<"usr">,
  numbers: readonly string[],
): Promise<(OwnNumberItem | undefined)[]> {
  const keys = numbers.map((number) => keyOf(userId, number));
  const distinct = [...new Map(keys.map((key) => [key.sk, key])).values()];
  const rows = await readMany(distinct, false);
  const found = new Map(distinct.map(({ sk }, at) => [sk, rows[at]]));
  return keys.map(({ sk }) => {
    const row = found.get(sk);
    return row && toOwn(row);
  });
}

export async function findOwn(
  userId: Id<"usr">,
  number: string,
): Promise<OwnNumberItem | undefined> {
  const row = await read(keyOf(userId, number));
  return row && toOwn(row);
}

/** The number as the reason why its buyer has a part (D35-6). */
const asReason = (number: string): string => `number#${ownNumberKey(number)}`;

/** One's own numbers that mean a part, the one said first before the others (D31-6). */
export async function numbersOf(
  userId: Id<"usr">,
  productIds: readonly Id<"prd">[],
): Promise<OwnNumberItem[]> {
  const reasons = await Promise.all(
    productIds.map((id) => ownedBy(id, userId, asReason(""), mostNumbersOfProduct)),
  );
  const keys = [...new Set(reasons.flat())].map((sk) => ({ pk: pkOf(userId), sk }));
  const rows = await readMany(keys, false);
  return rows
    .flatMap((row) => (row ? [toOwn(row)] : []))
    .toSorted(
      (one, other) =>
        one.createdAt.localeCompare(other.createdAt) || one.sk.localeCompare(other.sk),
    );
}

const stale = new Problem("BUSY");
const limit = new Problem("ENTRY_LIMIT", { most: mostOwnNumbers });

const counted = (userId: Id<"usr">, by: 1 | -1): Write => ({
  change: { pk: pkOf(userId), sk: "counter" },
  add: { count: by },
  ...(by > 0 && { guard: { absentOrBelow: { count: mostOwnNumbers }, refused: limit } }),
});
const asSeen = ({ version }: OwnNumberItem) => ({ equals: { version }, refused: stale });

/** A number that its owner has not said before. Refused with ENTRY_LIMIT, BUSY. */
export const addOwn = (
  userId: Id<"usr">,
  number: string,
  productId: Id<"prd">,
  at: Instant,
): Promise<void> =>
  write(
    {
      put: {
        ...keyOf(userId, number),
        number,
        productIds: [productId],
        version: 1,
        createdAt: at,
        updatedAt: at,
      },
      guard: { exists: false, refused: stale },
    },
    counted(userId, 1),
    owns(productId, userId, asReason(number)),
  );

/** The parts that a number means from now on. Refused with BUSY after another change. */
export const changeOwn = (
  userId: Id<"usr">,
  before: OwnNumberItem,
  productIds: readonly Id<"prd">[],
  at: Instant,
): Promise<void> => {
  const { pk, sk, version, number, productIds: old } = before;
  const what = asReason(number);
  return write(
    {
      change: { pk, sk },
      set: { productIds: [...productIds], version: version + 1, updatedAt: at },
      guard: asSeen(before),
    },
    ...productIds.filter((id) => !old.includes(id)).map((id) => owns(id, userId, what)),
    ...old.filter((id) => !productIds.includes(id)).map((id) => ownsNoMore(id, userId, what)),
  );
};

/** Refused with BUSY after another change. */
export const removeOwn = (userId: Id<"usr">, before: OwnNumberItem): Promise<void> => {
  const { pk, sk, number, productIds } = before;
  return write(
    { drop: { pk, sk }, guard: asSeen(before) },
    counted(userId, -1),
    ...productIds.map((id) => ownsNoMore(id, userId, asReason(number))),
  );
};

/** Removes the own numbers of a user who leaves. */
export async function forgetOwnNumbers(userId: Id<"usr">): Promise<void> {
  for await (const row of everyRow(listOf(userId), 100))
    await unless(stale, removeOwn(userId, toOwn(row)));
}
