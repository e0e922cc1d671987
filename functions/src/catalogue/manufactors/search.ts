import type { Id } from "@bupum/shared/kernel/ids";
import type { Page, PageQuery } from "@bupum/shared/kernel/page";
import { normalize } from "@bupum/shared/kernel/text/text";
import type { Maker } from "@bupum/shared/catalogue/manufactors/contract";
import { pageOf } from "../../kernel/list.ts";
import type { Item } from "../../kernel/table.ts";
import { resultPage } from "../../search/snapshots/result-page.ts";
import { rangeOf } from "../../search/text/keystrokes.ts";
import * as items from "./items.ts";

type Order = (left: Maker, right: Maker) => number;
const byName: Order = (left, right) =>
  normalize(left.name.en) < normalize(right.name.en) ? -1 : 1;
const orders: Record<NonNullable<items.MakerFilter["sort"]>, Order> = {
  "name:asc": byName,
  "name:desc": (left, right) => byName(right, left),
  "productCount:desc": (left, right) => right.productCount - left.productCount,
  "createdAt:desc": (left, right) => (left.id < right.id ? 1 : -1),
};

type Filter = Pick<items.MakerFilter, "country" | "haveMerchandise">;
const fits = (maker: items.StoredMaker, { country, haveMerchandise }: Filter) =>
  maker.state === "SHOWN" &&
  (!country || maker.country === country) &&
  (haveMerchandise === undefined || maker.merchandiseCount > 0 === haveMerchandise);

/** Makers with a name that begins with a letter, each once, in the order of those names. */
export async function listByInitial(
  initial: string,
  paging: PageQuery,
  filter: Filter,
): Promise<Page<Maker>> {
  const [low, high] = rangeOf(initial);
  const isFirst = (item: Item) => {
    const names = (item["names"] as string[]).filter((name) => name >= low && name <= high);
    return item.sk.startsWith(`${names.toSorted()[0]}#`);
  };
  const list = items.namedBetween(low, high);
  const page = await pageOf(list, paging, (item) => item["id"] as Id<"mkr">, isFirst);
  const makers = await items.findMany(page.items);
  return { ...page, items: makers.filter((maker) => fits(maker, filter)) };
}

/**
 * Makers by any part of any of their names, in three scripts. The best come first, page by page; a
 * stated order applies within a page, and results rarely fill more than one.
 */
export async function search(
  keyword: string,
  paging: PageQuery,
  { sort, country, haveMerchandise }: Omit<items.MakerFilter, "searchKeyword">,
): Promise<Page<Maker>> {
  const found = await resultPage(
    {
      collection: "manufactors",
      keyword,
      filters: {
        choices: {
          ...(country && { country: [country] }),
          ...(haveMerchandise && { haveMerchandise: ["true"] }),
        },
        ranges: {},
      },
    },
    paging,
  );
  // The catalogue in memory has no rows.
  const makers = await items.findMany(found.ids as Id<"mkr">[]);
  const wanted = makers.filter((maker) => fits(maker, { country, haveMerchandise }));
  return { ...found.paging, items: sort ? wanted.toSorted(orders[sort]) : wanted };
}
