import type { Id } from "@bupum/shared/kernel/ids";
import { faultAt, Problem } from "@bupum/shared/kernel/problem";
import type { Instant } from "@bupum/shared/kernel/time";
import { countMember } from "../../reference/category-tags/items.ts";
import { message } from "../../kernel/messages/outbox.ts";
import { isSame } from "../../kernel/rows/same.ts";
import { exactly } from "../../kernel/rows/write-request.ts";
import type { Item, Values, Write } from "../../kernel/table.ts";
import { moveProducts, type StoredMaker } from "../manufactors/items.ts";
import {
  formerLockRow,
  lockRow,
  memberRow,
  type ProductFields,
  productKey,
  productRows,
  productsCounter,
  rowIndex,
  rowKey,
  shownInLists,
  type StoredProduct,
} from "./items.ts";
import { attributes, isFollowed, othersThan, shown } from "./rules.ts";

// Without a guard: goes with a guarded write of the same transaction.

const exists = (old: Record<string, unknown> | undefined) =>
  new Problem("PRODUCT_EXISTS", { productId: old?.["ownerId"] });

/** The data of a new part; the other fields have initial values. */
export type NewProduct = Pick<ProductFields, "id" | "partNumber" | "name"> &
  Partial<Omit<ProductFields, "manufactorId" | "manufactorName" | "offerCount" | "inStock">>;

export interface ProductAddition {
  product: ProductFields;
  /** For the caller's own transaction. */
  writes: Write[];
}

/**
 * A new part of the catalogue: its rows, the lock of its numbers, and its counters. Refused with
 * PRODUCT_EXISTS {productId} where the maker has a part of that number, VERSION_CONFLICT where the
 * maker changed since it was read. Throws for a part that is to be shown under a hidden maker.
 */
export function addProduct(given: NewProduct, maker: StoredMaker, at: Instant): ProductAddition {
  const product: ProductFields = {
    unit: "EA",
    specifications: [],
    safetyMarks: [],
    aliases: [],
    oldNumbers: [],
    categoryTagIds: [],
    images: [],
    datasheets: [],
    alternates: [],
    state: "SHOWN",
    ...given,
    ...(given.oldNumbers && { oldNumbers: othersThan(given.partNumber, given.oldNumbers) }),
    manufactorId: maker.id,
    manufactorName: maker.name,
    offerCount: 0,
    inStock: false,
    version: 1,
    createdAt: at,
    updatedAt: at,
  };
  const isShown = product.state === "SHOWN";
  mustBeShowable(isShown, maker);
  const [main, ...others] = productRows(product);
  return {
    product,
    writes: [
      { put: main!, guard: { exists: false, refused: new Problem("BUSY") } },
      ...others.map((put): Write =>
        put.sk === "lock" ? { put, guard: { exists: false, refused: exists } } : { put },
      ),
      ...product.categoryTagIds.map((id) => countMember(id, 1, isShown ? 1 : 0)),
      moveProducts(maker, 1, isShown ? 1 : 0),
      ...moveCount(isShown ? 1 : 0),
    ],
  };
}

function mustBeShowable(isShown: boolean, maker: StoredMaker): void {
  if (isShown && maker.state !== "SHOWN") throw faultAt("body.state", "MANUFACTOR_HIDDEN");
}

const moveCount = (by: number): Write[] =>
  by === 0 ? [] : [{ change: productsCounter, add: { count: by } }];

interface Makers {
  /** The maker as it was read; for a part that moves, the new maker. */
  maker: StoredMaker;
  /** For a part that moves: the old maker. */
  from?: StoredMaker;
}

/**
 * Changes a part if it is still as read: writes only what changed. Refused with VERSION_CONFLICT,
 * PRODUCT_EXISTS {productId}.
 */
export function changeProduct(
  before: StoredProduct,
  after: StoredProduct,
  { maker, from }: Makers,
): Write[] {
  const moved = attributes.filter((name) => !isSame(before[name], after[name]));
  const [was, is] = [shown(before), shown(after)];
  mustBeShowable(is > was || (is === 1 && from !== undefined), maker);
  const set = Object.fromEntries(moved.map((name) => [name, after[name]]));
  const { version, updatedAt } = after;
  return [
    {
      change: productKey(before.id),
      ...exactly({ ...set, version, updatedAt, normalized: after.normalized }),
      guard: {
        equals: {
          version: before.version,
          // Its listings still count for the old maker.
          ...(from && { offersVersion: before.offersVersion }),
        },
        lacks: ["deletedAt", "mergedInto"],
        refused: new Problem("VERSION_CONFLICT"),
      },
    },
    changeRow(after),
    ...moveLocks(before, after),
    ...moveMembers(before, after),
    ...(from
      ? [
          moveProducts(from, -1, -was, -before.listingCount),
          moveProducts(maker, 1, is, before.listingCount),
        ]
      : []),
    ...(!from && is !== was ? [moveProducts(maker, 0, is - was)] : []),
    ...moveCount(is - was),
    ...(isFollowed(moved) ? [message(updatedAt, "product.changed", { productId: before.id })] : []),
  ];
}

/** The thin row of the part; the roll-up of its offers is left alone. */
export const changeRow = (product: StoredProduct): Write => ({
  change: rowKey(product.id),
  ...exactly({
    ...shownInLists(product),
    state: product.state,
    mergedInto: product.mergedInto,
    ...rowIndex(product),
  }),
});

/** Every number that leads to the part, with the row of its lock. */
const locksOf = (product: StoredProduct) =>
  new Map(
    [
      lockRow(product),
      ...product.oldNumbers.map((number) =>
        formerLockRow(product.manufactorId, number, product.id),
      ),
    ].map((row) => [row.pk, row]),
  );

function moveLocks(before: StoredProduct, after: StoredProduct): Write[] {
  const [had, has] = [locksOf(before), locksOf(after)];
  const own = { equals: { ownerId: before.id }, refused: new Problem("VERSION_CONFLICT") };
  const gone = [...had.keys()].filter((pk) => !has.has(pk));
  return [
    ...gone.map((pk): Write => ({ drop: { pk, sk: "lock" }, guard: own })),
    ...[...has].flatMap(([pk, put]): Write[] => {
      if (!had.has(pk)) return [{ put, guard: { exists: false, refused: exists } }];
      return isSame(had.get(pk), put) ? [] : [{ put, guard: own }];
    }),
  ];
}

const membersOf = (product: StoredProduct) =>
  new Map(product.categoryTagIds.map((tag) => [tag, memberRow(tag, product)]));

function moveMembers(before: StoredProduct, after: StoredProduct): Write[] {
  const [had, has] = [membersOf(before), membersOf(after)];
  return [...new Set([...had.keys(), ...has.keys()])].flatMap((tag: Id<"cat">): Write[] => {
    const [old, put] = [had.get(tag), has.get(tag)];
    if (old && put && old.sk === put.sk) return [];
    const by = (put ? 1 : 0) - (old ? 1 : 0);
    const byShown = (put ? shown(after) : 0) - (old ? shown(before) : 0);
    return [
      ...(old ? [{ drop: { pk: old.pk, sk: old.sk } }] : []),
      ...(put ? [{ put }] : []),
      countMember(tag, by, byShown),
    ];
  });
}

const isPlaced = (found: Item, at: Values) =>
  Object.entries(at).every(([name, value]) => isSame(found[name], value));

/**
 * Adds the present index keys to a part's thin row and number lock, for rows written before these
 * existed, and moves a lock that lies at a former key of its number (`elsewhere`, D19-1); nothing if
 * they have them. Refused with VERSION_CONFLICT if the part changed.
 */
export function placeRows(
  product: StoredProduct,
  row?: Item,
  lock?: Item,
  elsewhere?: Item,
): Write[] {
  const refused = new Problem("VERSION_CONFLICT");
  const [index, wanted] = [rowIndex(product), lockRow(product)];
  const writes: Write[] = [];
  if (row && !isPlaced(row, index))
    writes.push({
      change: rowKey(product.id),
      ...exactly(index),
      guard: { exists: true, refused },
    });
  const isOwn = product.state !== "MERGED" && lock?.["ownerId"] === product.id;
  if (isOwn && !isPlaced(lock, wanted))
    writes.push({ put: wanted, guard: { equals: { ownerId: product.id }, refused } });
  if (!lock && elsewhere && product.state !== "MERGED")
    writes.push(
      { put: wanted, guard: { exists: false, refused } },
      {
        drop: { pk: elsewhere.pk, sk: elsewhere.sk },
        guard: { equals: { ownerId: product.id }, refused },
      },
    );
  if (writes.length === 0) return [];
  const guard = { equals: { version: product.version }, lacks: ["deletedAt"], refused };
  return [{ check: productKey(product.id), guard }, ...writes];
}

const replacementsOf = ({ alternates }: StoredProduct) =>
  alternates.filter(({ relation }) => relation === "REPLACED_BY");

/**
 * Removes a part from the catalogue; its row stays for the requests and orders that name it. Its
 * numbers are free again.
 */
export function dropProduct(product: StoredProduct, maker: StoredMaker, at: Instant): Write[] {
  const isShown = shown(product);
  return [
    {
      change: productKey(product.id),
      // What replaced it stays, for those who still come to its page (D19-14).
      set: { deletedAt: at, updatedAt: at, alternates: replacementsOf(product) },
      add: { version: 1 },
      guard: {
        equals: { version: product.version },
        lacks: ["deletedAt", "mergedInto"],
        refused: new Problem("VERSION_CONFLICT"),
      },
    },
    { drop: rowKey(product.id) },
    ...[...locksOf(product).keys()].map((pk): Write => ({ drop: { pk, sk: "lock" } })),
    ...product.categoryTagIds.flatMap((tag): Write[] => {
      const { pk, sk } = memberRow(tag, product);
      return [{ drop: { pk, sk } }, countMember(tag, -1, -isShown)];
    }),
    moveProducts(maker, -1, -isShown),
    ...moveCount(-isShown),
  ];
}

/** For a transaction that refers to a part: refused if the part was just deleted or merged. */
export const checkExists = (id: Id<"prd">, refused: Problem): Write => ({
  check: productKey(id),
  guard: { exists: true, lacks: ["deletedAt", "mergedInto"], refused },
});
