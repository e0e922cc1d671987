import type { Id } from "@bupum/shared/kernel/ids";
import type { Wiki, WikiDraft } from "@bupum/shared/reading/wikis/contract";
import { audit } from "../../kernel/audit.ts";
import type { Context } from "../../kernel/context.ts";
import { write } from "../../kernel/table.ts";
import { type StoredWiki, wikiKey } from "./items.ts";
import { fieldsOf, heldFiles, mustHaveLetters, newPictures, revisionOf, textOf } from "./rules.ts";
import { wikiFor } from "./view.ts";
import { addWiki, claimFiles, claimPictures, forgetDraft, mustKnowLinks } from "./writes.ts";

/** Publishes a wiki of that writer; the caller is its editor (D9-1). Throws WIKI_TITLE_TAKEN. */
export async function create(
  ctx: Context,
  { writerId, editorId }: Record<"writerId" | "editorId", Id<"usr">>,
  draft: WikiDraft,
): Promise<Wiki> {
  mustHaveLetters(draft.title);
  const id = ctx.newId("wik");
  const at = ctx.now();
  const { imageId, ...fields } = fieldsOf(draft);
  const begun: StoredWiki = {
    ...wikiKey(id),
    id,
    ...fields,
    ...(imageId && { imageId }),
    writerId,
    editorId,
    ...(draft.summary && { summary: draft.summary }),
    status: "PUBLISHED",
    currentRevision: 1,
    version: 1,
    createdAt: at,
    updatedAt: at,
  };
  const saved = { editorId, summary: draft.summary, at };
  const told = revisionOf(id, 1, draft, saved);
  const [pictures, { files, writes }, shown] = await Promise.all([
    claimPictures(ctx, id, newPictures([], draft.sections)),
    claimFiles(ctx, begun, [], draft.fileIds),
    wikiFor(ctx, begun, told),
    mustKnowLinks(draft),
  ]);
  const reply = { ...shown, files };
  const wiki = { ...begun, ...heldFiles(files) };
  const revision = { ...told, ...heldFiles(files) };
  await write(
    ctx.once(reply, [{ ...wikiKey(id), shows: { status: "PUBLISHED" } }]),
    ...addWiki(wiki, { ...revision, ...wikiKey(id) }, textOf(draft)),
    ...pictures,
    ...writes,
    ...(ctx.actor.type === "user" ? [forgetDraft(editorId, "new")] : []),
    audit(ctx, { entity: "wiki", id, from: "NONE", to: "PUBLISHED" }),
  );
  return reply;
}
