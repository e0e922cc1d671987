import type { DealerEntity } from "@bupum/shared/selling/dealers/admin-contract";
import type { DealerCard } from "@bupum/shared/selling/dealers/contract";
import type { DealerSort } from "@bupum/shared/selling/dealers/rules";
import type { Id } from "@bupum/shared/kernel/ids";
import type { Page, PageQuery } from "@bupum/shared/kernel/page";
import { Problem } from "@bupum/shared/kernel/problem";
import { normalize } from "@bupum/shared/kernel/text/text";
import type { Instant } from "@bupum/shared/kernel/time";
import type { Maker } from "@bupum/shared/catalogue/manufactors/contract";
import { type Region, regions } from "@bupum/shared/reference/regions/regions";
import { type ListOf, pageOf, queryAll } from "../../kernel/list.ts";
import { message } from "../../kernel/messages/outbox.ts";
import { type Item, type Key, read, type Write, write } from "../../kernel/table.ts";
import * as manufactors from "../../catalogue/manufactors/items.ts";

// Without a guard: goes with a guarded write of the same transaction.
// | access pattern                  | index | pk                    | sk                     |
// |---------------------------------|-------|-----------------------|------------------------|
// | one dealer                      |       | dealer#<dlr>          | dealer                 |
// | all for admins, newest first    | gsi1  | dealers#all           | <createdAt>#<dlr>      |
// | all for admins, by name         | gsi2  | dealers#names         | <name>#<dlr>           |
// | what lists show of a shown one  |       | dealer#<dlr>          | card                   |
// | shown ones by name              | gsi1  | dealers               | <name>#<dlr>           |
// | shown ones of a region          | gsi2  | dealers#region#<R>    | <name>#<dlr>           |
// | shown ones of a maker (, region)|       | dealers#maker#<mkr>   | <region>#<name>#<dlr>  |
// | how many by region              |       | counter#dealers       | counter                |
// | the same of one maker           |       | counter#dealers#<mkr> | counter                |

export interface StoredDealer extends DealerEntity, Key {
  deletedAt?: Instant;
}
export type MakerNames = ReadonlyMap<string, Maker["name"]>;

const dealerKey = (id: string): Key => ({ pk: `dealer#${id}`, sk: "dealer" });
const cardKey = (id: string): Key => ({ pk: `dealer#${id}`, sk: "card" });
export const counterKey = (manufactorId?: string): Key => ({
  pk: manufactorId ? `counter#dealers#${manufactorId}` : "counter#dealers",
  sk: "counter",
});
const makerPk = (manufactorId: string) => `dealers#maker#${manufactorId}`;
const nameKey = ({ id, name }: DealerEntity) => `${normalize(name.ko)}#${id}`;
const makerKeys = (dealer: DealerEntity): Key[] =>
  dealer.manufactorIds.map((manufactorId) => ({
    pk: makerPk(manufactorId),
    sk: `${dealer.region}#${nameKey(dealer)}`,
  }));

/** The most makers that a card names. */
const namedMakers = 5;

function cardOf(dealer: DealerEntity, names: MakerNames): DealerCard {
  const { id, name, region, manufactorIds, address, sellerId } = dealer;
  const phone = dealer.tel ?? dealer.phone;
  return {
    id,
    name,
    region,
    manufactors: makersOf(manufactorIds.slice(0, namedMakers), names),
    manufactorCount: manufactorIds.length,
    ...(address && { address: address.address }),
    ...(phone && { phone }),
    ...(sellerId && { sellerId }),
  };
}

/** Makers by id with their names; those that are gone are left out. */
export const makersOf = (ids: readonly Id<"mkr">[], names: MakerNames) =>
  ids.flatMap((id) => {
    const name = names.get(id);
    return name ? [{ id, name }] : [];
  });

/** Names of makers; absent for those that are gone. */
export async function namesOf(ids: readonly Id<"mkr">[]): Promise<MakerNames> {
  const makers = await manufactors.findMany(ids);
  return new Map(makers.map(({ id, name }) => [id, name]));
}

const isShown = (dealer: StoredDealer | DealerEntity | undefined): dealer is DealerEntity =>
  dealer?.state === "SHOWN" && !(dealer as StoredDealer).deletedAt;

const mainRow = (dealer: DealerEntity & { deletedAt?: Instant }): Item => ({
  ...dealer,
  ...dealerKey(dealer.id),
  entityType: "dealer",
  // Of a removed dealer only the index keys are removed.
  gsi1pk: dealer.deletedAt ? undefined : "dealers#all",
  gsi1sk: dealer.deletedAt ? undefined : `${dealer.createdAt}#${dealer.id}`,
  gsi2pk: dealer.deletedAt ? undefined : "dealers#names",
  gsi2sk: dealer.deletedAt ? undefined : nameKey(dealer),
});

function shownRows(dealer: DealerEntity, names: MakerNames): Item[] {
  const card = cardOf(dealer, names);
  return [
    {
      ...cardKey(dealer.id),
      ...card,
      gsi1pk: "dealers",
      gsi1sk: nameKey(dealer),
      gsi2pk: `dealers#region#${dealer.region}`,
      gsi2sk: nameKey(dealer),
    },
    ...makerKeys(dealer).map((key) => ({ ...key, ...card })),
  ];
}

/** Every row of a new dealer; its counters are written separately. */
export const dealerRows = (dealer: DealerEntity, names: MakerNames): Item[] => [
  mainRow(dealer),
  ...(isShown(dealer) ? shownRows(dealer, names) : []),
];

/**
 * Writes the next state of a dealer if it is still as read: its rows in all lists, the count of its
 * region, and the message that has its makers recounted. Refused with VERSION_CONFLICT.
 */
export function saveDealer(
  before: StoredDealer | undefined,
  after: DealerEntity & { deletedAt?: Instant },
  names: MakerNames,
): Write[] {
  const [was, is] = [isShown(before) ? before : undefined, isShown(after) ? after : undefined];
  const rows = is ? shownRows(is, names) : [];
  const kept = new Set(rows.map(({ pk, sk }) => pk + sk));
  const old = was ? [cardKey(was.id), ...makerKeys(was)] : [];
  const by: Record<string, number> = {};
  if (was) by[was.region] = -1;
  if (is) by[is.region] = (by[is.region] ?? 0) + 1;
  const changed = Object.fromEntries(Object.entries(by).filter(([, count]) => count !== 0));
  const manufactorIds = [...new Set([...(was?.manufactorIds ?? []), ...(is?.manufactorIds ?? [])])];
  const guard = before
    ? { equals: { version: before.version }, refused: new Problem("VERSION_CONFLICT") }
    : { exists: false, refused: new Problem("VERSION_CONFLICT") };
  return [
    { put: mainRow(after), guard },
    ...rows.map((put) => ({ put })),
    ...old.filter(({ pk, sk }) => !kept.has(pk + sk)).map((drop) => ({ drop })),
    ...(Object.keys(changed).length > 0 ? [{ change: counterKey(), add: changed }] : []),
    ...(manufactorIds.length > 0
      ? [message(after.updatedAt, "dealer.changed", { manufactorIds })]
      : []),
  ];
}

const toDealer = (item: Item): StoredDealer => item as unknown as StoredDealer;

/** One dealer, also a hidden or removed one. */
export async function readDealer(id: Id<"dlr">): Promise<StoredDealer | undefined> {
  const item = await read(dealerKey(id));
  return item && toDealer(item);
}

/** One dealer that has not been removed. Throws NOT_FOUND. */
export async function findDealer(id: Id<"dlr">): Promise<StoredDealer> {
  const dealer = await readDealer(id);
  if (!dealer || dealer.deletedAt) throw new Problem("NOT_FOUND");
  return dealer;
}

/** One dealer that is publicly shown. Throws NOT_FOUND. */
export async function findShown(id: Id<"dlr">): Promise<StoredDealer> {
  const dealer = await findDealer(id);
  if (dealer.state !== "SHOWN") throw new Problem("NOT_FOUND");
  return dealer;
}

export interface DealerFilter {
  region?: Region | undefined;
  manufactorId?: Id<"mkr"> | undefined;
}

function listFor({ region, manufactorId }: DealerFilter): ListOf {
  if (manufactorId)
    return {
      pk: makerPk(manufactorId),
      ...(region && { skPrefix: `${region}#` }),
      newestFirst: false,
    };
  if (region) return { index: "gsi2", pk: `dealers#region#${region}`, newestFirst: false };
  return { index: "gsi1", pk: "dealers", newestFirst: false };
}

// Cards lie under these keys.
const toCard = (item: Item): DealerCard => item as unknown as DealerCard;

export const listShown = (paging: PageQuery, wanted: DealerFilter): Promise<Page<DealerCard>> =>
  pageOf(listFor(wanted), paging, toCard);

/** The number of dealers in each region, of one maker or of all. */
export async function countsByRegion(manufactorId: Id<"mkr"> | undefined) {
  const counter = await read(counterKey(manufactorId), false);
  return regions.map((region) => ({
    region,
    count: Math.max(0, Number(counter?.[region] ?? 0)),
  }));
}

/** Dealers as admins list them. */
export const listAll = (
  paging: PageQuery,
  sort: DealerSort,
  filter?: (dealer: DealerEntity) => boolean,
): Promise<Page<DealerEntity>> =>
  pageOf(
    {
      ...(sort.startsWith("name")
        ? { index: "gsi2", pk: "dealers#names" }
        : { index: "gsi1", pk: "dealers#all" }),
      newestFirst: sort.endsWith("desc"),
    },
    paging,
    toDealer,
    filter && ((item) => filter(toDealer(item))),
  );

const mostOfMaker = 10_000;

/** Recounts a maker's dealers. Refused with VERSION_CONFLICT if another count was faster. */
export async function countMaker(manufactorId: Id<"mkr">): Promise<void> {
  const counter = await read(counterKey(manufactorId));
  const rows = await queryAll(
    { pk: makerPk(manufactorId), newestFirst: false, consistent: true },
    mostOfMaker,
  );
  const counts: Record<string, number> = {};
  for (const row of rows) {
    const { region } = toCard(row);
    counts[region] = (counts[region] ?? 0) + 1;
  }
  const version = Number(counter?.["version"] ?? 0);
  const refused = new Problem("VERSION_CONFLICT");
  await write({
    put: { ...counterKey(manufactorId), ...counts, version: version + 1 },
    guard: counter ? { equals: { version }, refused } : { exists: false, refused },
  });
}
