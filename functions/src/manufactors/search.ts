import type { Id } from "@bupum/shared/kernel/ids";
import type { Page, PageQuery } from "@bupum/shared/kernel/page";
import { normalized } from "@bupum/shared/kernel/text";
import type { Manufactor } from "@bupum/shared/manufactors/contract";
import { pageOfFound } from "../search/found-page.ts";
import * as items from "./items.ts";

type Order = (left: Manufactor, right: Manufactor) => number;
const byName: Order = (left, right) =>
  normalized(left.name.en) < normalized(right.name.en) ? -1 : 1;
const orders: Record<NonNullable<items.Wanted["sort"]>, Order> = {
  "name:asc": byName,
  "name:desc": (left, right) => byName(right, left),
  "productCount:desc": (left, right) => right.productCount - left.productCount,
  "createdAt:desc": (left, right) => (left.id < right.id ? 1 : -1),
};

/**
 * Makers by any part of any of their names, in three scripts. The best come first, page by page; an
 * order that is asked for holds within a page, and all that fit a name are seldom more than one.
 */
export async function search(
  keyword: string,
  paging: PageQuery,
  { sort, country, haveMerchandise }: Omit<items.Wanted, "searchKeyword">,
): Promise<Page<Manufactor>> {
  const found = await pageOfFound(
    {
      entity: "mk",
      keyword,
      owners: country ? [country] : [],
      flags: haveMerchandise ? ["haveMerchandise"] : [],
    },
    paging,
  );
  // What the index names has the ids that makers have.
  const makers = await items.findMany(found.ids as Id<"mkr">[]);
  const isWanted = (maker: items.StoredManufactor) =>
    maker.state === "SHOWN" &&
    (!country || maker.country === country) &&
    (haveMerchandise === undefined || maker.merchandiseCount > 0 === haveMerchandise);
  const wanted = makers.filter(isWanted);
  return { ...found.paging, items: sort ? wanted.toSorted(orders[sort]) : wanted };
}
