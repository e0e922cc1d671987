import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import type { ParsedInput } from "@bupum/shared/kernel/route";
import type {
  WikiCategoryEntity,
  wikiCategoryEntityRoutes,
} from "@bupum/shared/reading/wiki-categories/admin-contract";
import { childrenOf, levelsOf } from "@bupum/shared/kernel/tree";
import { audit } from "../../kernel/audit.ts";
import type { Context } from "../../kernel/context.ts";
import { mustStand, reorder, staleTree } from "../../kernel/rows/tree.ts";
import { mustBeSeen } from "../../kernel/rows/version.ts";
import { exactly } from "../../kernel/rows/write-request.ts";
import { changesOf } from "../../kernel/rows/changes.ts";
import { write } from "../../kernel/table.ts";
import { listWikiCategories, wikiCategoryKey } from "../../reading/wiki-categories/items.ts";
import { mustFit } from "./rules.ts";

type Change = ParsedInput<(typeof wikiCategoryEntityRoutes)["update"]>["body"];

export async function update(
  ctx: Context,
  id: Id<"wct">,
  { version: seen, ...stated }: Change,
): Promise<WikiCategoryEntity> {
  const categories = await listWikiCategories(true);
  const found = categories.find((one) => one.id === id);
  if (!found) throw new Problem("NOT_FOUND");
  mustBeSeen({ version: seen }, found);
  const { parentId: above, ...before } = found;
  const parentId = stated.parentId === undefined ? above : (stated.parentId ?? undefined);
  const parents = mustFit(categories, parentId, { levels: levelsOf(categories, id), id });
  const siblings = childrenOf(categories, parentId);
  const most = siblings.filter((one) => one.id !== id).length;
  const isMoved = parentId !== above;
  const order = Math.min(stated.order ?? (isMoved ? most : before.order), most);
  const { name = before.name } = stated;
  const changed = { name, order, version: before.version + 1, updatedAt: ctx.now() };
  await write(
    {
      change: wikiCategoryKey(id),
      ...exactly({ ...changed, parentId }),
      guard: { equals: { version: before.version }, refused: staleTree },
    },
    ...(isMoved ? mustStand(parents, wikiCategoryKey) : []),
    ...reorder(siblings, id, order, wikiCategoryKey),
    audit(ctx, {
      entity: "wiki-category",
      id,
      from: "SHOWN",
      to: "SHOWN",
      changes: changesOf(found, { name, parentId, order }),
    }),
  );
  return { ...before, ...changed, ...(parentId && { parentId }) };
}
