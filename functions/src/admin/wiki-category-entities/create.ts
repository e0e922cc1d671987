import { Problem } from "@bupum/shared/kernel/problem";
import type { ParsedInput } from "@bupum/shared/kernel/route";
import type {
  WikiCategoryEntity,
  wikiCategoryEntityRoutes,
} from "@bupum/shared/reading/wiki-categories/admin-contract";
import { childrenOf } from "@bupum/shared/kernel/tree";
import { audit } from "../../kernel/audit.ts";
import type { Context } from "../../kernel/context.ts";
import { mustStand, reorder } from "../../kernel/rows/tree.ts";
import { write } from "../../kernel/table.ts";
import {
  listWikiCategories,
  wikiCategoryKey,
  wikiCategoryRow,
} from "../../reading/wiki-categories/items.ts";
import { mustFit } from "./rules.ts";

type Draft = ParsedInput<(typeof wikiCategoryEntityRoutes)["create"]>["body"];

export async function create(ctx: Context, body: Draft): Promise<WikiCategoryEntity> {
  const { name, parentId } = body;
  const categories = await listWikiCategories(true);
  const parents = mustFit(categories, parentId, { levels: 1 });
  const siblings = childrenOf(categories, parentId);
  const at = ctx.now();
  const category = {
    id: ctx.newId("wct"),
    name,
    ...(parentId && { parentId }),
    order: Math.min(body.order ?? siblings.length, siblings.length),
    wikiCount: 0,
    memberCount: 0,
    version: 1,
    createdAt: at,
    updatedAt: at,
  };
  const { id, order } = category;
  const guard = { exists: false, refused: new Problem("BUSY") };
  await write(
    ctx.once(category),
    { put: wikiCategoryRow(category), guard },
    ...mustStand(parents, wikiCategoryKey),
    ...reorder(siblings, id, order, wikiCategoryKey),
    audit(ctx, { entity: "wiki-category", id, from: "NONE", to: "SHOWN" }),
  );
  return category;
}
