import type { Id } from "@bupum/shared/kernel/ids";
import type { Page } from "@bupum/shared/kernel/page";
import { faultAt } from "@bupum/shared/kernel/problem";
import type { ParsedInput } from "@bupum/shared/kernel/route";
import { normalize } from "@bupum/shared/kernel/text/text";
import type {
  MakerEntity,
  makerEntityRoutes,
} from "@bupum/shared/catalogue/manufactors/admin-contract";
import { makerSortsIn } from "@bupum/shared/catalogue/manufactors/sorts";
import { publications } from "@bupum/shared/catalogue/products/contract";
import { pageOf, mustBeSorted } from "../../kernel/list.ts";
import * as makers from "../../catalogue/manufactors/items.ts";

export async function list(
  query: ParsedInput<(typeof makerEntityRoutes)["list"]>["query"],
): Promise<Page<MakerEntity>> {
  const { sort, filter, searchKeyword = "", ...paging } = query;
  const state = publications.find((one) => one === filter?.state);
  if (filter?.state && !state) throw faultAt("query.filter", "invalid_value");
  mustBeSorted(sort, makerSortsIn({ state, searchKeyword }));
  const key = normalize(searchKeyword);
  const isWanted = (maker: makers.StoredMaker) =>
    (!state || maker.state === state) && (!filter?.country || maker.country === filter.country);
  if (state === "MERGED") return makers.pageOfMakers(makers.mergedOnes, paging, isWanted);
  if (key !== "") {
    const isInState = (item: { [name: string]: unknown }) =>
      !state || (item["isHidden"] === true) === (state === "HIDDEN");
    return makers.readPage(await makers.idsByName(key, paging, isInState), isWanted);
  }
  if (sort === "name:asc" || sort === "name:desc")
    return makers.pageOfMakers(makers.byNames(sort === "name:desc", true), paging, isWanted);
  const isInState = (item: { [name: string]: unknown }) =>
    !state || (item["isHidden"] === true) === (state === "HIDDEN");
  const ids = makers.byAge(sort !== "createdAt:asc");
  const page = await pageOf(ids, paging, (item) => item.sk as Id<"mkr">, state && isInState);
  return makers.readPage(page, isWanted);
}
