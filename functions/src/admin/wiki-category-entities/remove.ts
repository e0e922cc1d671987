import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import { mustBeEmpty } from "@bupum/shared/reading/wiki-categories/rules";
import { childrenOf } from "@bupum/shared/kernel/tree";
import { audit } from "../../kernel/audit.ts";
import type { Context } from "../../kernel/context.ts";
import { staleTree } from "../../kernel/rows/tree.ts";
import { write } from "../../kernel/table.ts";
import { dropWikiCategory, listWikiCategories } from "../../reading/wiki-categories/items.ts";

/** Deletes a category without pages and without categories below it (D9-2). */
export async function remove(ctx: Context, id: Id<"wct">): Promise<void> {
  const categories = await listWikiCategories(true);
  const category = categories.find((one) => one.id === id);
  if (!category) throw new Problem("NOT_FOUND");
  const children = childrenOf(categories, id).length;
  if (children > 0) throw new Problem("CATEGORY_TAG_HAS_CHILDREN", { count: children });
  mustBeEmpty(category.memberCount);
  const { version } = category;
  // A page that is published meanwhile changes this counter. A category that is added below it does
  // not: its own check `mustStand` refuses that.
  const guard = { equals: { memberCount: 0, version }, refused: staleTree };
  await write(
    ...dropWikiCategory(category, ctx.now(), guard),
    audit(ctx, { entity: "wiki-category", id, from: "SHOWN", to: "DELETED" }),
  );
}
