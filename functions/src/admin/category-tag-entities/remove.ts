import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import { childrenOf } from "@bupum/shared/kernel/tree";
import { dropTag, listTags } from "../../reference/category-tags/items.ts";
import { audit } from "../../kernel/audit.ts";
import type { Context } from "../../kernel/context.ts";
import { write } from "../../kernel/table.ts";
import { staleTree } from "../../kernel/rows/tree.ts";

export async function remove(ctx: Context, id: Id<"cat">): Promise<void> {
  const tags = await listTags(true);
  const tag = tags.find((one) => one.id === id);
  if (!tag) throw new Problem("NOT_FOUND");
  const children = childrenOf(tags, id).length;
  if (children > 0) throw new Problem("CATEGORY_TAG_HAS_CHILDREN", { count: children });
  await write(
    ...dropTag(tag, ctx.now(), {
      equals: { memberCount: 0, version: tag.version },
      refused: (old) =>
        Number(old?.["memberCount"]) > 0
          ? new Problem("CATEGORY_TAG_IN_USE", { count: old?.["memberCount"] })
          : staleTree,
    }),
    audit(ctx, { entity: "category-tag", id, from: "SHOWN", to: "DELETED" }),
  );
}
