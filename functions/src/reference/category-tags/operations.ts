import { categoryTagRoutes } from "@bupum/shared/reference/category-tags/contract";
import { resource } from "../../kernel/request/resource.ts";
import * as items from "./items.ts";

export const handler = resource(categoryTagRoutes, {
  async list() {
    const tags = await items.listTags();
    // Counts include all levels below: the deepest come last, so parents are summed up last.
    const counts = new Map(tags.map(({ id, productCount }) => [id, productCount]));
    for (const { id, parentId } of tags.toReversed())
      if (parentId) counts.set(parentId, (counts.get(parentId) ?? 0) + counts.get(id)!);
    return { items: tags.map((tag) => ({ ...tag, productCount: counts.get(tag.id)! })) };
  },
});
