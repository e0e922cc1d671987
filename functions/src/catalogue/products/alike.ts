import type { Id } from "@bupum/shared/kernel/ids";
import { chosenBy } from "@bupum/shared/search/specifications/definitions";
import { plainId } from "@bupum/shared/search/specifications/plain-id";
import { groupName } from "../../search/catalogue/groups.ts";
import { valuesOf } from "../../search/catalogue/view.ts";
import { currentView } from "../../search/snapshots/current.ts";
import { searchNow } from "../../search/snapshots/result-page.ts";
import { knownCategories } from "../../reference/category-tags/known.ts";
import { column } from "./specifications.ts";
import { bySpecification } from "./telling.ts";

const most = 8;
/** Specifications that must be the same: those that parts of the category are chosen by. */
const compared = 3;

/**
 * Parts of a category with the same values of its most telling specifications, the most wanted
 * first, as the search knows them (S8-13); none without such values.
 */
export async function alikeProducts(
  id: Id<"prd">,
  categoryTagId: Id<"cat">,
): Promise<readonly Id<"prd">[]> {
  const [view, categories] = await Promise.all([currentView("products"), knownCategories()]);
  const values = valuesOf(view, column, id).map((value) => ({ value, count: 1 }));
  const { key = "" } = categories.find((one) => one.id === categoryTagId) ?? {};
  const order = chosenBy.get(key) ?? [];
  const own = [...bySpecification(values)]
    .filter(([spec]) => order.includes(plainId(spec)))
    .toSorted(([left], [right]) => order.indexOf(plainId(left)) - order.indexOf(plainId(right)))
    .slice(0, compared);
  if (own.length === 0) return [];
  const choices = own.map(
    ([spec, same]) => [groupName(column, spec), same.map(({ value }) => value)] as const,
  );
  const { hits } = await searchNow({
    collection: "products",
    keyword: "",
    filters: { choices: { category: [categoryTagId], ...Object.fromEntries(choices) }, ranges: {} },
    sort: { by: "popularity", descending: true },
    limit: most + 1,
  });
  // The collection holds parts.
  const ids = hits.map((hit) => hit.id as Id<"prd">);
  return ids.filter((one) => one !== id).slice(0, most);
}
