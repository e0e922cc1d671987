import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import type { WikiEntity } from "@bupum/shared/reading/wikis/admin-contract";
import type { Context } from "../../kernel/context.ts";
import { readWhole } from "../../reading/wikis/items.ts";
import { wikiFor } from "../../reading/wikis/view.ts";

/** One wiki in any state. Throws NOT_FOUND. */
export async function get(ctx: Context, id: Id<"wik">): Promise<WikiEntity> {
  const whole = await readWhole(id);
  if (!whole) throw new Problem("NOT_FOUND");
  const { version, deletedAt } = whole.wiki;
  const shown = await wikiFor(ctx, whole.wiki, whole.revision);
  return { ...shown, version, ...(deletedAt && { deletedAt }) };
}
