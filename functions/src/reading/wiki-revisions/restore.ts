import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import type { Context } from "../../kernel/context.ts";
import { readRevision } from "../wikis/items.ts";
import { save } from "../wikis/update.ts";

interface Restoring {
  revision: number;
  baseRevision: number;
  editor: { userId: Id<"usr">; name: string };
}
/** Saves an earlier revision as the newest one, in the wiki's present category (D9-8). */
export async function restore(
  ctx: Context,
  id: Id<"wik">,
  { revision, baseRevision, editor }: Restoring,
): Promise<{ revision: number }> {
  const saved = await save(ctx, id, editor, async ({ wiki: { wikiCategoryId } }) => {
    const found = await readRevision(id, revision);
    if (!found) throw new Problem("NOT_FOUND");
    const { title, language, sections, tags, files = [] } = found;
    const { linkedProductIds, linkedManufactorIds } = found;
    const fileIds = files.map((file) => file.id);
    const links = { linkedProductIds, linkedManufactorIds, fileIds };
    const draft = { title, wikiCategoryId, language, sections, tags, ...links };
    return { draft, baseRevision, restoredFrom: revision };
  });
  return { revision: saved.currentRevision };
}
