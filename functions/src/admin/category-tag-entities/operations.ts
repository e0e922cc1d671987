import {
  type CategoryTagEntity,
  categoryTagEntityRoutes,
} from "@bupum/shared/category-tags/admin-contract";
import type { Id } from "@bupum/shared/kernel/ids";
import type { Page } from "@bupum/shared/kernel/page";
import { faultAt, Problem } from "@bupum/shared/kernel/problem";
import type { ParsedInput } from "@bupum/shared/kernel/route";
import { normalize } from "@bupum/shared/kernel/text/text";
import { dropTag, listTags, type StoredTag, tagKey, tagRow } from "../../category-tags/items.ts";
import { audit } from "../../kernel/audit.ts";
import type { Context } from "../../kernel/context.ts";
import { message } from "../../kernel/messages/outbox.ts";
import { adminResource } from "../../kernel/resource.ts";
import { isSame } from "../../kernel/rows/same.ts";
import { type Write, write } from "../../kernel/table.ts";
import { mustBeSeen } from "../../kernel/rows/version.ts";
import { exactly } from "../../kernel/rows/write-request.ts";

type Routes = typeof categoryTagEntityRoutes;
type Draft = ParsedInput<Routes["create"]>["body"];
type Change = ParsedInput<Routes["update"]>["body"];

const deepest = 3;
const moved = new Problem("VERSION_CONFLICT");

const sorts = {
  "order:asc": undefined,
  "createdAt:desc": (a: StoredTag, b: StoredTag) => (a.createdAt < b.createdAt ? 1 : -1),
  "createdAt:asc": (a: StoredTag, b: StoredTag) => (a.createdAt < b.createdAt ? -1 : 1),
  "productCount:desc": (a: StoredTag, b: StoredTag) => b.productCount - a.productCount,
} as const;

/** The tree is read whole and small, so a page is a part of it, and needs no cursor. */
async function list(query: ParsedInput<Routes["list"]>["query"]): Promise<Page<CategoryTagEntity>> {
  const { sort = "order:asc", filter, searchKeyword = "", page, itemsPerPage, cursor } = query;
  if (cursor !== undefined) throw new Problem("CURSOR_INVALID");
  const key = normalize(searchKeyword);
  const wanted = (await listTags()).filter(
    ({ name, parentId }) =>
      (!filter?.parentId || parentId === filter.parentId) &&
      Object.values(name).some((one) => normalize(one).includes(key)),
  );
  const sorted = sorts[sort] ? wanted.toSorted(sorts[sort]) : wanted;
  const items = sorted.slice((page - 1) * itemsPerPage, page * itemsPerPage);
  return { items, page, itemsPerPage, total: wanted.length };
}

const childrenOf = (tags: readonly StoredTag[], parentId: string | undefined) =>
  tags.filter((tag) => tag.parentId === parentId);

/** The categories above one, from its parent up. Throws a fault where there is none of that id. */
function above(tags: readonly StoredTag[], parentId: Id<"cat"> | undefined): StoredTag[] {
  const found: StoredTag[] = [];
  for (let id = parentId; id !== undefined; id = found.at(-1)!.parentId) {
    const parent = tags.find((tag) => tag.id === id);
    if (!parent) throw faultAt("body.parentId", "CATEGORY_TAG_UNKNOWN");
    found.push(parent);
  }
  return found;
}

/** How many levels hang below a category, itself included. */
const levelsOf = (tags: readonly StoredTag[], id: string): number =>
  1 + Math.max(0, ...childrenOf(tags, id).map((child) => levelsOf(tags, child.id)));

/** Refused where a parent has just gone: then its children would hang in the air. */
const standing = (id: Id<"cat"> | undefined): Write[] =>
  id ? [{ check: tagKey(id), guard: { exists: true, refused: moved } }] : [];

async function create(ctx: Context, body: Draft): Promise<CategoryTagEntity> {
  const tags = await listTags(true);
  if (above(tags, body.parentId).length >= deepest)
    throw faultAt("body.parentId", "CATEGORY_TAG_PARENT");
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
    ...standing(parentId),
    ...reordered(siblings, tag.id, tag.order),
    audit(ctx, { entity: "category-tag", id: tag.id, from: "NONE", to: "SHOWN" }),
  );
  return tag;
}

/** Numbers siblings anew around one that takes that place. */
const reordered = (siblings: readonly StoredTag[], id: string, place: number): Write[] => {
  const others = siblings.filter((tag) => tag.id !== id);
  return others.flatMap((tag, at): Write[] => {
    const order = at < place ? at : at + 1;
    return tag.order === order ? [] : [{ change: tagKey(tag.id), set: { order } }];
  });
};

async function update(
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
  // Without a pictogram of its own it shows the one above it.
  const isFollowed = !isSame([name, key], [before.name, before.key]) || (isMoved && !key);
  await write(
    {
      change: tagKey(id),
      ...exactly({ name, parentId, key, order, version: version + 1, updatedAt: at }),
      guard: { equals: { version }, refused: moved },
    },
    ...(isMoved ? standing(parentId) : []),
    ...reordered(siblings, id, order),
    ...(isFollowed ? [message(at, "category-tag.renamed", { categoryTagId: id })] : []),
    audit(ctx, {
      entity: "category-tag",
      id,
      from: "SHOWN",
      to: "SHOWN",
      reason: Object.keys(stated).join(","),
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

async function remove(ctx: Context, id: Id<"cat">): Promise<void> {
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
          : moved,
    }),
    audit(ctx, { entity: "category-tag", id, from: "SHOWN", to: "DELETED" }),
  );
}

export const handler = adminResource(categoryTagEntityRoutes, {
  list: (_ctx, { query }) => list(query),

  async get(_ctx, { params }) {
    const tag = (await listTags(true)).find((one) => one.id === params.id);
    if (!tag) throw new Problem("NOT_FOUND");
    return tag;
  },

  create: (ctx, { body }) => create(ctx, body),

  update: (ctx, { params, body }) => update(ctx, params.id, body),

  remove: (ctx, { params }) => remove(ctx, params.id),
});
