import type {
  CategoryTagEntity,
  categoryTagEntityRoutes,
} from "@bupum/shared/reference/category-tags/admin-contract";
import type { Id } from "@bupum/shared/kernel/ids";
import { faultAt, Problem } from "@bupum/shared/kernel/problem";
import type { ParsedInput } from "@bupum/shared/kernel/route";
import { childrenOf, levelsOf } from "@bupum/shared/kernel/tree";
import { listTags, tagKey } from "../../reference/category-tags/items.ts";
import { audit } from "../../kernel/audit.ts";
import type { Context } from "../../kernel/context.ts";
import { message } from "../../kernel/messages/outbox.ts";
import { isSame } from "../../kernel/rows/same.ts";
import { mustBeSeen } from "../../kernel/rows/version.ts";
import { exactly } from "../../kernel/rows/write-request.ts";
import { changesOf } from "../../kernel/rows/changes.ts";
import { write } from "../../kernel/table.ts";
import { mustStand, reorder, staleTree } from "../../kernel/rows/tree.ts";
import { above, deepest } from "./rules.ts";

type Change = ParsedInput<(typeof categoryTagEntityRoutes)["update"]>["body"];

export async function update(
  ctx: Context,
  id: Id<"cat">,
  { version: seen, ...stated }: Change,
): Promise<CategoryTagEntity> {
  const tags = await listTags(true);
  const before = tags.find((tag) => tag.id === id);
  if (!before) throw new Problem("NOT_FOUND");
  mustBeSeen({ version: seen }, before);
  const { version } = before;
  const parentId = stated.parentId === undefined ? before.parentId : (stated.parentId ?? undefined);
  const parents = above(tags, parentId);
  const isTooDeep = parents.length + levelsOf(tags, id) > deepest;
  if (isTooDeep || parents.some((tag) => tag.id === id))
    throw faultAt("body.parentId", "CATEGORY_TAG_PARENT");
  const siblings = childrenOf(tags, parentId);
  const others = siblings.filter((tag) => tag.id !== id);
  const isMoved = parentId !== before.parentId;
  const order = Math.min(stated.order ?? (isMoved ? others.length : before.order), others.length);
  const { name = before.name } = stated;
  const key = stated.key === undefined ? before.key : (stated.key ?? undefined);
  const at = ctx.now();
  // A category without its own pictogram shows its parent's.
  const isFollowed = !isSame([name, key], [before.name, before.key]) || (isMoved && !key);
  await write(
    {
      change: tagKey(id),
      ...exactly({ name, parentId, key, order, version: version + 1, updatedAt: at }),
      guard: { equals: { version }, refused: staleTree },
    },
    ...(isMoved ? mustStand(parents, tagKey) : []),
    ...reorder(siblings, id, order, tagKey),
    ...(isFollowed ? [message(at, "category-tag.renamed", { categoryTagId: id })] : []),
    audit(ctx, {
      entity: "category-tag",
      id,
      from: "SHOWN",
      to: "SHOWN",
      changes: changesOf(before, { name, parentId, key, order }),
    }),
  );
  const { parentId: _parent, key: _key, ...rest } = before;
  return {
    ...rest,
    ...(parentId && { parentId }),
    ...(key && { key }),
    name,
    order,
    version: version + 1,
    updatedAt: at,
  };
}
