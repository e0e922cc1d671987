import {
  type NewsCategoryEntity,
  newsCategoryRoutes,
} from "@bupum/shared/reading/news-categories/admin-contract";
import { Problem } from "@bupum/shared/kernel/problem";
import { audit } from "../../kernel/audit.ts";
import { adminResource } from "../../kernel/request/resource.ts";
import { changesOf } from "../../kernel/rows/changes.ts";
import { mustBeSeen } from "../../kernel/rows/version.ts";
import { write } from "../../kernel/table.ts";
import * as items from "../../reading/news-categories/items.ts";

const changed = new Problem("VERSION_CONFLICT");

export const handler = adminResource(newsCategoryRoutes, {
  async list() {
    return { items: await items.listCategories() };
  },

  async create(ctx, { body: { name, order } }) {
    const others = await items.listCategories(true);
    if (others.length >= items.mostCategories)
      throw new Problem("CATEGORY_LIMIT", { most: items.mostCategories });
    const at = ctx.now();
    const category: NewsCategoryEntity = {
      id: ctx.newId("nwc"),
      name,
      order: order ?? Math.min(999, (others.at(-1)?.order ?? -1) + 1),
      newsCount: 0,
      version: 1,
      createdAt: at,
      updatedAt: at,
    };
    const guard = { exists: false, refused: new Problem("BUSY") };
    await write(
      ctx.once(category),
      { put: { ...category, ...items.categoryKey(category.id) }, guard },
      audit(ctx, { entity: "news-category", id: category.id, from: "NONE", to: "SHOWN" }),
    );
    return category;
  },

  async update(ctx, { params: { id }, body }) {
    const before = await items.findCategory(id);
    mustBeSeen(body, before);
    const { name = before.name, order = before.order } = body;
    const { version } = before;
    const set = { name, order, version: version + 1, updatedAt: ctx.now() };
    await write(
      { change: items.categoryKey(id), set, guard: { equals: { version }, refused: changed } },
      audit(ctx, {
        entity: "news-category",
        id,
        from: "SHOWN",
        to: "SHOWN",
        changes: changesOf(before, set),
      }),
    );
    return { ...before, ...set };
  },

  async remove(ctx, { params: { id } }) {
    const { version } = await items.findCategory(id);
    await write(
      {
        drop: items.categoryKey(id),
        guard: {
          equals: { newsCount: 0, version },
          refused: (old) =>
            Number(old?.["newsCount"] ?? 0) > 0
              ? new Problem("CATEGORY_NOT_EMPTY", { count: old?.["newsCount"] })
              : changed,
        },
      },
      audit(ctx, { entity: "news-category", id, from: "SHOWN", to: "DELETED" }),
    );
  },
});
