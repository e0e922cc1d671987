import type { Id } from "@bupum/shared/kernel/ids";
import { faultAt, Problem } from "@bupum/shared/kernel/problem";
import type { Instant } from "@bupum/shared/kernel/time";
import { countMember } from "../category-tags/items.ts";
import { message } from "../kernel/messages/outbox.ts";
import { isSame } from "../kernel/rows/same.ts";
import { exactly } from "../kernel/rows/write-request.ts";
import type { Item, Values, Write } from "../kernel/table.ts";
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

const exists = (old: Record<string, unknown> | undefined) =>
  new Problem("PRODUCT_EXISTS", { productId: old?.["ownerId"] });

/** What a new part says; all but these has a beginning of its own. */
export type NewProduct = Pick<ProductFields, "id" | "partNumber" | "name"> &
  Partial<Omit<ProductFields, "manufactorId" | "manufactorName" | "offerCount" | "inStock">>;

export interface ProductAddition {
  product: ProductFields;
  /** For the caller's own transaction. */
  writes: Write[];
}

/**
 * A part that joins the catalogue: its rows, the lock of its numbers, and what counts it. Refused
 * with PRODUCT_EXISTS {productId} where the maker has a part of that number, VERSION_CONFLICT where
 * the maker changed since it was read. Throws for a part that is to be shown under a hidden maker.
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
  /** The maker as it was read; of a part that moves, the one that it moves to. */
  maker: StoredMaker;
  /** Of a part that moves: the one that it leaves. */
  from?: StoredMaker;
}

/**
 * Changes a part over the version that was read: only what changed is written. Refused with
 * VERSION_CONFLICT, PRODUCT_EXISTS {productId}.
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
          // Its listings are counted on the maker that it leaves.
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

/** The thin row as the part wants it; what its offers roll up to is left alone. */
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
 * What brings a part's thin row and the lock of its number into the lists where they lie today, of
 * rows as they were read beside the part; nothing where they lie there. Refused with
 * VERSION_CONFLICT where the part changed since.
 */
export function placeRows(product: StoredProduct, row?: Item, lock?: Item): Write[] {
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
  if (writes.length === 0) return [];
  const guard = { equals: { version: product.version }, lacks: ["deletedAt"], refused };
  return [{ check: productKey(product.id), guard }, ...writes];
}

/**
 * Takes a part out of the catalogue; its row stays for the requests and orders that name it. The
 * numbers that led to it are free again.
 */
export function dropProduct(product: StoredProduct, maker: StoredMaker, at: Instant): Write[] {
  const isShown = shown(product);
  return [
    {
      change: productKey(product.id),
      set: { deletedAt: at, updatedAt: at, alternates: [] },
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

/** For a transaction that hangs something on a part: refused where it has just gone or merged. */
export const checkExists = (id: Id<"prd">, refused: Problem): Write => ({
  check: productKey(id),
  guard: { exists: true, lacks: ["deletedAt", "mergedInto"], refused },
});
