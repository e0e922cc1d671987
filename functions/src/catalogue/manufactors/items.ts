import type { Id } from "@bupum/shared/kernel/ids";
import type { Page, PageQuery } from "@bupum/shared/kernel/page";
import { Problem } from "@bupum/shared/kernel/problem";
import { normalize } from "@bupum/shared/kernel/text/text";
import type { Instant } from "@bupum/shared/kernel/time";
import type { Maker, MakerDetail } from "@bupum/shared/catalogue/manufactors/contract";
import type { Publication } from "@bupum/shared/catalogue/products/contract";
import { type ListOf, pageOf, query } from "../../kernel/list.ts";
import {
  type Item,
  type Key,
  read,
  readMany,
  type Values,
  type Write,
} from "../../kernel/table.ts";

// | access pattern                 | index | pk                    | sk                        |
// |--------------------------------|-------|-----------------------|---------------------------|
// | one maker                      |       | manufactor#<mkr>      | manufactor                |
// | makers by name; hidden before  | gsi1  | manufactors           | [!]<normalized en>#<id>   |
// | merged makers                  | gsi1  | manufactors#MERGED    | <updatedAt>#<id>          |
// | makers by number of parts      | gsi2  | manufactors#parts     | <12 digits>#<id>          |
// | makers by any name or alias    |       | manufactor-names      | <normalized name>#<id>    |
// | makers by age                  |       | manufactor-ids        | <id>                      |
// | whose one of its three names   |       | lock#manufactor#<..>  | lock                      |
// | how many makers                |       | counter#manufactors   | counter                   |

/** A maker as stored. */
export interface StoredMaker extends MakerDetail, Key {
  state: Publication;
  mergedInto?: Id<"mkr">;
  /** Parts in every state but merged; `productCount` counts the shown ones. */
  partCount: number;
  /** How many names it has had: tells a worker that copies a name whether it is outdated. */
  followedParts?: number;
  followedAt?: Instant;
  updatedAt: Instant;
  deletedAt?: Instant;
}
/** A maker before it is stored; SHOWN by default. */
export type MakerFields = MakerDetail &
  Partial<Pick<StoredMaker, "state" | "partCount" | "updatedAt">>;

/** Names of makers in the order of their letters. */
const makerNamesPk = "manufactor-names";
export const makerKey = (id: string): Key => ({ pk: `manufactor#${id}`, sk: "manufactor" });
export const makersCounter: Key = { pk: "counter#manufactors", sk: "counter" };
const idsPk = "manufactor-ids";

type Named = Pick<Maker, "name" | "aliases">;
/** Every spelling of a maker, normalized, without repeats. */
const spellings = ({ name, aliases }: Named): string[] =>
  [...new Set([...Object.values(name), ...aliases].map(normalize))].filter(Boolean);

type Placed = Pick<StoredMaker, "id" | "name" | "productCount" | "state" | "updatedAt">;
const partsKey = (count: number, id: string) => `${String(count).padStart(12, "0")}#${id}`;
/** The index keys of a maker; an absent one is removed. */
export function indexOf({ id, name, productCount, state, updatedAt }: Placed): Values {
  const isShown = state === "SHOWN";
  return {
    gsi1pk: state === "MERGED" ? "manufactors#MERGED" : "manufactors",
    gsi1sk:
      state === "MERGED"
        ? `${updatedAt}#${id}`
        : `${isShown ? "" : "!"}${normalize(name.en)}#${id}`,
    gsi2pk: isShown ? "manufactors#parts" : undefined,
    gsi2sk: isShown ? partsKey(productCount, id) : undefined,
  };
}

/** The additional rows by which a maker is found: names, age, and the locks of its names. */
export function finderRows(
  maker: Named & { id: string; state: Publication; updatedAt: Instant },
): Item[] {
  const names = spellings(maker);
  const { id } = maker;
  const isHidden = maker.state === "HIDDEN" ? { isHidden: true } : {};
  return [
    { pk: idsPk, sk: id, changedAt: maker.updatedAt, ...isHidden },
    ...names.map((name) => ({ pk: makerNamesPk, sk: `${name}#${id}`, id, names, ...isHidden })),
    ...[...new Set(Object.values(maker.name).map(normalize))].map((name) => ({
      pk: `lock#manufactor#${name}`,
      sk: "lock",
      ownerId: id,
    })),
  ];
}

/** Every row of a maker. */
export function makerRows(fields: MakerFields): Item[] {
  const { state = "SHOWN", partCount = fields.productCount, updatedAt = fields.createdAt } = fields;
  const maker = { ...fields, state, partCount, updatedAt };
  return [
    { ...makerKey(maker.id), entityType: "manufactor", ...maker, ...indexOf(maker) },
    ...finderRows(maker),
  ];
}

const toManufactor = (item: Item): StoredMaker => item as unknown as StoredMaker;

/** One maker in any state, strongly consistent, or undefined if deleted. */
export async function readMaker(id: Id<"mkr">): Promise<StoredMaker | undefined> {
  const item = await read(makerKey(id));
  return item && item["deletedAt"] === undefined ? toManufactor(item) : undefined;
}

/** The maker that one was merged into, through any number of merges; itself if not merged. */
export async function lastOf(from: StoredMaker): Promise<StoredMaker | undefined> {
  let maker: StoredMaker | undefined = from;
  for (let step = 0; maker?.mergedInto && step < 10; step++)
    maker = await readMaker(maker.mergedInto);
  return maker?.mergedInto ? undefined : maker;
}

/**
 * The maker that buyers see under that id: itself, or the one it was merged into; else undefined.
 */
export async function readShown(id: Id<"mkr">): Promise<StoredMaker | undefined> {
  const maker = await readMaker(id);
  const last = maker && (await lastOf(maker));
  return last?.state === "SHOWN" ? last : undefined;
}

/** Makers in the order asked for, without those that are gone. Eventually consistent. */
export async function findMany(ids: readonly Id<"mkr">[]): Promise<StoredMaker[]> {
  const rows = await readMany([...new Set(ids)].map(makerKey), false);
  return rows.flatMap((row) => (row && !row["deletedAt"] ? [toManufactor(row)] : []));
}

/** Makers by any of their names, within a range of names. */
export const namedBetween = (low: string, high: string): ListOf => ({
  pk: makerNamesPk,
  between: [low, high],
  newestFirst: false,
});

export const sorts = ["name:asc", "name:desc", "productCount:desc", "createdAt:desc"] as const;
export interface MakerFilter {
  sort?: (typeof sorts)[number] | undefined;
  country?: string | undefined;
  haveMerchandise?: boolean | undefined;
}

/** Makers by name: the shown ones, or also the hidden ones before them. */
export const byNames = (newestFirst: boolean, isAll = false): ListOf => ({
  index: "gsi1",
  pk: "manufactors",
  // Keys of hidden makers start with "!", and "#" sorts before an empty name.
  ...(!isAll && { between: ["#", "\u{10ffff}"] as const }),
  newestFirst,
});
/** Those that buyers do not see yet, by name. */
export const hiddenMakers: ListOf = { ...byNames(false, true), between: ["!", "#"] };
export const byAge = (newestFirst: boolean): ListOf => ({ pk: idsPk, newestFirst });
export const mergedOnes: ListOf = { index: "gsi1", pk: "manufactors#MERGED", newestFirst: true };
const isShown = (item: Item) => item["isHidden"] !== true;

export async function list(paging: PageQuery, wanted: MakerFilter): Promise<Page<Maker>> {
  const isWanted = (maker: Maker) =>
    (!wanted.country || maker.country === wanted.country) &&
    (wanted.haveMerchandise === undefined || maker.merchandiseCount > 0 === wanted.haveMerchandise);
  if (wanted.sort === "createdAt:desc")
    return readPage(
      await pageOf(byAge(true), paging, (item) => item.sk as Id<"mkr">, isShown),
      isWanted,
    );
  const isByParts = wanted.sort === "productCount:desc";
  return pageOf(
    isByParts
      ? { index: "gsi2", pk: "manufactors#parts", newestFirst: true }
      : byNames(wanted.sort === "name:desc"),
    paging,
    toManufactor,
    wanted.country || wanted.haveMerchandise !== undefined
      ? (item) => isWanted(toManufactor(item))
      : undefined,
  );
}

/** A maker appears once in the list: under the first of its names with that beginning. */
export function idsByName(
  key: string,
  paging: PageQuery,
  isAllowed: (item: Item) => boolean,
): Promise<Page<Id<"mkr">>> {
  const isFirst = (item: Item) => {
    const names = (item["names"] as string[]).filter((name) => name.startsWith(key));
    return item.sk.startsWith(`${names.toSorted()[0]}#`) && isAllowed(item);
  };
  const list = { pk: makerNamesPk, skPrefix: key, newestFirst: false };
  return pageOf(list, paging, (item) => item["id"] as Id<"mkr">, isFirst);
}

/** The makers that a page of ids names. */
export async function readPage(
  page: Page<Id<"mkr">>,
  isWanted: (maker: StoredMaker) => boolean,
): Promise<Page<StoredMaker>> {
  const makers = await findMany(page.items);
  return { ...page, items: makers.filter(isWanted) };
}
export const pageOfMakers = (
  list: ListOf,
  paging: PageQuery,
  isWanted?: (maker: StoredMaker) => boolean,
): Promise<Page<StoredMaker>> =>
  pageOf(list, paging, toManufactor, isWanted && ((item) => isWanted(toManufactor(item))));

/** Ids after that one, with each maker's last change, for the sitemap. */
export async function listChanges(after: Id<"mkr"> | undefined, limit: number) {
  const from = after ? `${after}\u0000` : "mkr_";
  const { items, more } = await query(
    { pk: idsPk, between: [from, "mkr_~"], newestFirst: false },
    limit,
  );
  const rows = items.filter(isShown).map((item) => ({
    id: item.sk as Id<"mkr">,
    changedAt: item["changedAt"] as string | undefined,
  }));
  // Where to continue, also after hidden ones.
  return { rows, more, last: items.at(-1)?.sk as Id<"mkr"> | undefined };
}

/** Changes the number of a maker's live listings. */
export const moveMerchandises = (id: Id<"mkr">, by: number): Write[] =>
  by === 0 ? [] : [{ change: makerKey(id), add: { merchandiseCount: by } }];

/**
 * Changes a maker's numbers of parts, of all and of shown ones; parts that leave a merged maker
 * follow the merge. Refused with VERSION_CONFLICT if its name, or with `byShown` that number,
 * changed since it was read.
 */
export const moveProducts = (
  maker: StoredMaker,
  by: number,
  byShown: number,
  byMerchandises = 0,
): Write => {
  const productCount = maker.productCount + byShown;
  return {
    change: makerKey(maker.id),
    add: {
      partCount: by,
      ...(byMerchandises !== 0 && { merchandiseCount: byMerchandises }),
      ...(maker.mergedInto && by < 0 && { followedParts: -by }),
    },
    ...(byShown !== 0 && { set: { productCount, gsi2sk: partsKey(productCount, maker.id) } }),
    guard: {
      equals: { name: maker.name, ...(byShown !== 0 && { productCount: maker.productCount }) },
      lacks: ["deletedAt", ...(by > 0 ? ["mergedInto"] : [])],
      refused: new Problem("VERSION_CONFLICT"),
    },
  };
};

export async function count(): Promise<number> {
  const counter = await read(makersCounter, false);
  return Number(counter?.["count"] ?? 0);
}
