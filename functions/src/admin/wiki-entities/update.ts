import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import type { WikiEntity, WikiEntityChange } from "@bupum/shared/reading/wikis/admin-contract";
import { adminOf, type Context } from "../../kernel/context.ts";
import { mustBeSeen } from "../../kernel/rows/version.ts";
import { readWiki } from "../../reading/wikis/items.ts";
import { update as saveOver } from "../../reading/wikis/update.ts";
import { get } from "./get.ts";
import { moveWiki } from "./remove.ts";

/** Saves a new text, then sets the requested state. */
export async function update(
  ctx: Context,
  id: Id<"wik">,
  { edit, status, reason = "", version }: WikiEntityChange,
): Promise<WikiEntity> {
  const before = await readWiki(id);
  if (!before) throw new Problem("NOT_FOUND");
  mustBeSeen({ version }, before);
  if (edit) await saveOver(ctx, id, adminOf(ctx), edit);
  if (status) await moveWiki(ctx, id, status, reason);
  return get(ctx, id);
}
