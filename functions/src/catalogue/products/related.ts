import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import type { ProductRow } from "@bupum/shared/catalogue/products/contract";
import { normalize } from "@bupum/shared/kernel/text/text";
import { type ListOf, query } from "../../kernel/list.ts";
import { alikeProducts } from "./alike.ts";
import * as items from "./items.ts";

const most = 8;
/** How many parts to read on either side: the numbers of a series have the same beginning. */
const reach = 12;
/** The most of the eight that are the maker's own, if the category has other parts. */
const mostOwn = 5;

const none: readonly Id<"prd">[] = [];

interface Related {
  alike: ProductRow[];
  items: ProductRow[];
}

/**
 * Parts with the same telling specifications (S8-13), and near ones: those of the maker with the
 * nearest numbers, same category first, then parts of the category that were added around the same
 * time. Throws NOT_FOUND.
 */
export async function related(id: Id<"prd">, tag: Id<"cat"> | undefined): Promise<Related> {
  const [[own], members, same] = await Promise.all([
    items.findRows([id]),
    tag ? nearMembers(tag, id) : none,
    tag ? alikeProducts(id, tag) : none,
  ]);
  if (own?.state !== "SHOWN") throw new Problem("NOT_FOUND");
  const [series, read] = await Promise.all([
    neighbours(own),
    items.findRows([...same, ...members]),
  ]);
  const others = read.filter((row) => members.includes(row.id));
  const isAlike = (row: items.StoredRow) =>
    row.categoryTagIds.some((one) => own.categoryTagIds.includes(one));
  const ofMaker = [...series.filter(isAlike), ...series.filter((row) => !isAlike(row))];
  const ofCategory = others.filter(
    (row) => row.state === "SHOWN" && row.manufactorId !== own.manufactorId,
  );
  const kept = ofMaker.slice(0, Math.max(mostOwn, most - ofCategory.length));
  return {
    alike: read.filter((row) => row.state === "SHOWN" && same.includes(row.id)),
    items: [...kept, ...ofCategory].slice(0, most),
  };
}

type Placed = Pick<items.StoredRow, "id" | "partNumber" | "manufactorId">;

/** Shown parts of the maker by number on both sides of this one, the nearest first. */
export async function neighbours(own: Placed): Promise<items.StoredRow[]> {
  const key = `${normalize(own.partNumber)}#${own.id}`;
  const list = { index: "gsi2", pk: items.makerPk(own.manufactorId) } as const;
  const [first, last] = items.shownOnly;
  const behind: ListOf = { ...list, between: [`${key}\u0000`, last], newestFirst: false };
  // The key itself ends in the id: one character less excludes the part.
  const before: ListOf = { ...list, between: [first, key.slice(0, -1)], newestFirst: true };
  const [next, former] = await Promise.all([query(behind, reach), query(before, reach)]);
  const rows = Array.from({ length: reach }, (_, at) => [next.items[at], former.items[at]]).flat();
  return rows.flatMap((row) => (row ? [items.toRow(row)] : []));
}

async function nearMembers(tag: Id<"cat">, id: Id<"prd">): Promise<Id<"prd">[]> {
  const pk = items.memberPk(tag);
  const behind: ListOf = { pk, between: [`${id}\u0000`, "prd_~"], newestFirst: false };
  const before: ListOf = { pk, between: ["prd_", id.slice(0, -1)], newestFirst: true };
  const [next, former] = await Promise.all([query(behind, reach), query(before, reach)]);
  return [...next.items, ...former.items].map((row) => row["productId"] as Id<"prd">);
}
