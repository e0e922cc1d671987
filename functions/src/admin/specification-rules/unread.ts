import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import type {
  UnreadLabel,
  UnreadOfCategory,
} from "@bupum/shared/search/specification-rules/admin-contract";
import { labelKey, unreadSpecifications } from "@bupum/shared/search/specifications/read";
import { findMany, memberPk } from "../../catalogue/products/items.ts";
import { query } from "../../kernel/list.ts";
import { listTags } from "../../reference/category-tags/items.ts";
import { listRules, mendedBy } from "../../search/specification-rules/items.ts";

/** Products that are looked at, the newest of the category: a hundred rows a call. */
const mostProducts = 200;
const mostExamples = 5;
const mostLabels = 100;

/** What the rules of now do not read in a category's newest products, the most frequent first. */
export async function unread(categoryTagId: Id<"cat">): Promise<UnreadOfCategory> {
  const list = { pk: memberPk(categoryTagId), between: shownInOrder, newestFirst: true };
  const [tags, members, rules] = await Promise.all([
    listTags(),
    query(list, mostProducts),
    listRules(true),
  ]);
  const tag = tags.find(({ id }) => id === categoryTagId);
  if (!tag) throw new Problem("NOT_FOUND");
  const mended = mendedBy(rules);
  const ids = members.items.map((item) => item["productId"] as Id<"prd">); // As memberRow wrote it.
  const products = (await findMany(ids)).filter((product) => product !== undefined);
  const labels = new Map<string, UnreadLabel>();
  for (const { id, partNumber, specifications } of products)
    for (const { name, value, reason } of unreadSpecifications(specifications, mended, tag.key)) {
      const key = `${reason}#${labelKey(name.en)}#${labelKey(name.ko)}`;
      const known = labels.get(key) ?? { name, reason, count: 0, examples: [] };
      labels.set(key, known);
      known.count += 1;
      const isNew = !known.examples.some((example) => example.value === value);
      if (isNew && known.examples.length < mostExamples)
        known.examples.push({ value, productId: id, partNumber });
    }
  return {
    items: [...labels.values()]
      .toSorted((left, right) => right.count - left.count)
      .slice(0, mostLabels),
    products: products.length,
    specifications: products.reduce((sum, { specifications }) => sum + specifications.length, 0),
    more: members.more,
  };
}
const shownInOrder = ["prd_", "prd_~"] as const;
