import type {
  CategoryTagEntity,
  categoryTagEntityRoutes,
} from "@bupum/shared/reference/category-tags/admin-contract";
import { faultAt, Problem } from "@bupum/shared/kernel/problem";
import type { ParsedInput } from "@bupum/shared/kernel/route";
import { childrenOf } from "@bupum/shared/kernel/tree";
import { listTags, tagKey, tagRow } from "../../reference/category-tags/items.ts";
import { audit } from "../../kernel/audit.ts";
import type { Context } from "../../kernel/context.ts";
import { write } from "../../kernel/table.ts";
import { mustStand, reorder } from "../../kernel/rows/tree.ts";
import { above, deepest } from "./rules.ts";

type Draft = ParsedInput<(typeof categoryTagEntityRoutes)["create"]>["body"];

export async function create(ctx: Context, body: Draft): Promise<CategoryTagEntity> {
  const tags = await listTags(true);
  const parents = above(tags, body.parentId);
  if (parents.length >= deepest) throw faultAt("body.parentId", "CATEGORY_TAG_PARENT");
  const siblings = childrenOf(tags, body.parentId);
  const at = ctx.now();
  const { order = siblings.length, key, parentId, name } = body;
  const tag = {
    id: ctx.newId("cat"),
    name,
    ...(parentId && { parentId }),
    ...(key && { key }),
    order: Math.min(order, siblings.length),
    productCount: 0,
    memberCount: 0,
    version: 1,
    createdAt: at,
    updatedAt: at,
  };
  await write(
    ctx.once(tag),
    { put: tagRow(tag), guard: { exists: false, refused: new Problem("BUSY") } },
    ...mustStand(parents, tagKey),
    ...reorder(siblings, tag.id, tag.order, tagKey),
    audit(ctx, { entity: "category-tag", id: tag.id, from: "NONE", to: "SHOWN" }),
  );
  return tag;
}
