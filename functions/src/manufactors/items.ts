import type { Id } from "@bupum/shared/kernel/ids";
import type { Page, PageQuery } from "@bupum/shared/kernel/page";
import { normalized } from "@bupum/shared/kernel/text";
import type { Manufactor } from "@bupum/shared/manufactors/contract";
import { type ListOf, pageOf, query } from "../kernel/list.ts";
import { type Item, type Key, read, readMany, type Write } from "../kernel/table.ts";

// | access pattern                 | index | pk                    | sk                        |
// |--------------------------------|-------|-----------------------|---------------------------|
// | one maker                      |       | manufactor#<mkr>      | manufactor                |
// | makers by name                 | gsi1  | manufactors           | <normalized en name>#<id> |
// | makers by number of parts      | gsi2  | manufactors#parts     | <12 digits>#<id>          |
// | makers by any name or alias    |       | manufactor-names      | <normalized name>#<id>    |
// | makers by age                  |       | manufactor-ids        | <id>                      |
// | how many makers                |       | counter#manufactors   | counter                   |

export const manufactorKey = (id: string): Key => ({ pk: `manufactor#${id}`, sk: "manufactor" });
export const manufactorsCounter: Key = { pk: "counter#manufactors", sk: "counter" };
const namesPk = "manufactor-names";
const idsPk = "manufactor-ids";

/** Every spelling of a maker, normalized, without repeats. */
const spellings = ({ name, aliases }: Pick<Manufactor, "name" | "aliases">): string[] =>
  [...new Set([...Object.values(name), ...aliases].map(normalized))].filter(Boolean);

/** Every row of a maker. */
export function manufactorRows(maker: Manufactor): Item[] {
  const names = spellings(maker);
  const { id } = maker;
  const partsKey = String(maker.productCount).padStart(12, "0");
  return [
    {
      ...manufactorKey(id),
      entityType: "manufactor",
      ...maker,
      gsi1pk: "manufactors",
      gsi1sk: `${normalized(maker.name.en)}#${id}`,
      gsi2pk: "manufactors#parts",
      gsi2sk: `${partsKey}#${id}`,
    },
    { pk: idsPk, sk: id, changedAt: maker.createdAt },
    ...names.map((name) => ({ pk: namesPk, sk: `${name}#${id}`, id, names })),
  ];
}

const toManufactor = (item: Item): Manufactor => item as unknown as Manufactor;

/** Makers in the order asked for; absent ones are left out. Eventually consistent, for lists. */
export async function findMany(ids: readonly Id<"mkr">[]): Promise<Manufactor[]> {
  const rows = await readMany(ids.map(manufactorKey), false);
  return rows.flatMap((row) => (row ? [toManufactor(row)] : []));
}

/** One maker, or undefined. */
export async function readManufactor(id: Id<"mkr">): Promise<Manufactor | undefined> {
  const item = await read(manufactorKey(id), false);
  return item && toManufactor(item);
}

/** Makers by any of their names, of those between two. */
export const namedBetween = (low: string, high: string): ListOf => ({
  pk: namesPk,
  between: [low, high],
  newestFirst: false,
});

export const sorts = ["name:asc", "name:desc", "productCount:desc", "createdAt:desc"] as const;
export interface Wanted {
  sort?: (typeof sorts)[number] | undefined;
  country?: string | undefined;
  haveMerchandise?: boolean | undefined;
}

export async function list(paging: PageQuery, wanted: Wanted): Promise<Page<Manufactor>> {
  const isWanted = (maker: Manufactor) =>
    (!wanted.country || maker.country === wanted.country) &&
    (wanted.haveMerchandise === undefined || maker.merchandiseCount > 0 === wanted.haveMerchandise);
  if (wanted.sort === "createdAt:desc")
    return resolved(
      await pageOf({ pk: idsPk, newestFirst: true }, paging, (item) => item.sk as Id<"mkr">),
      isWanted,
    );
  const isByParts = wanted.sort === "productCount:desc";
  return pageOf(
    isByParts
      ? { index: "gsi2", pk: "manufactors#parts", newestFirst: true }
      : { index: "gsi1", pk: "manufactors", newestFirst: wanted.sort === "name:desc" },
    paging,
    toManufactor,
    wanted.country || wanted.haveMerchandise !== undefined
      ? (item) => isWanted(toManufactor(item))
      : undefined,
  );
}

async function resolved(
  page: Page<Id<"mkr">>,
  isWanted: (maker: Manufactor) => boolean,
): Promise<Page<Manufactor>> {
  const makers = await findMany(page.items);
  return { ...page, items: makers.filter(isWanted) };
}

/** Ids after that one with when each maker was last changed, for the sitemap. */
export async function listChanges(after: Id<"mkr"> | undefined, limit: number) {
  const from = after ? `${after}\u0000` : "mkr_";
  const { items, more } = await query(
    { pk: idsPk, between: [from, "mkr_~"], newestFirst: false },
    limit,
  );
  // Written by `manufactorRows`.
  const rows = items.map((item) => ({
    id: item.sk as Id<"mkr">,
    changedAt: item["changedAt"] as string | undefined,
  }));
  return { rows, more };
}

/** Moves the number of a maker's live listings. */
export const moveListings = (id: Id<"mkr">, by: number): Write[] =>
  by === 0 ? [] : [{ change: manufactorKey(id), add: { merchandiseCount: by } }];

export async function count(): Promise<number> {
  const counter = await read(manufactorsCounter, false);
  return Number(counter?.["count"] ?? 0);
}
