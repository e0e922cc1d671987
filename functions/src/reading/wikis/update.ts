import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import type { Wiki, WikiChange, WikiDraft } from "@bupum/shared/reading/wikis/contract";
import { editConflict } from "@bupum/shared/reading/wikis/rules";
import { audit } from "../../kernel/audit.ts";
import type { Context } from "../../kernel/context.ts";
import { message } from "../../kernel/messages/outbox.ts";
import { isVersionConflict, retry } from "../../kernel/retry.ts";
import { write, type Write } from "../../kernel/table.ts";
import { applyOpinion } from "../opinions/writes.ts";
import { isSeenBy, readWhole, type StoredWiki, type WholeWiki, wikiKey } from "./items.ts";
import { editedNotice } from "./notices.ts";
import {
  fieldsOf,
  heldFiles,
  mustHaveLetters,
  newPictures,
  revisionOf,
  type Saved,
  textOf,
} from "./rules.ts";
import { maySave, wikiFor } from "./view.ts";
import { changeWiki, claimFiles, claimPictures, forgetDraft, mustKnowLinks } from "./writes.ts";

interface Editor {
  userId: Id<"usr">;
  name: string;
}
interface Edit {
  draft: WikiDraft;
  baseRevision: number;
  appliedRequestId?: Id<"wrh"> | undefined;
  restoredFrom?: number;
}

/**
 * Saves a new revision over the one that was edited (D9-8). Throws NOT_FOUND, FORBIDDEN,
 * EDIT_CONFLICT, WIKI_TITLE_TAKEN, OPINION_CLOSED.
 */
export async function update(
  ctx: Context,
  id: Id<"wik">,
  editor: Editor,
  { baseRevision, appliedRequestId, ...draft }: WikiChange,
): Promise<Wiki> {
  mustHaveLetters(draft.title);
  await mustKnowLinks(draft);
  return save(ctx, id, editor, () => ({ draft, baseRevision, appliedRequestId }));
}

/** The same with the edit that `editOf` derives from the present wiki. */
export function save(
  ctx: Context,
  id: Id<"wik">,
  editor: Editor,
  editOf: (before: WholeWiki) => Edit | Promise<Edit>,
): Promise<Wiki> {
  // Retries only if something other than the text changed, such as the state.
  return retry(isVersionConflict, async () => {
    const before = await readWhole(id);
    if (!before || !isEditable(ctx, before.wiki)) throw new Problem("NOT_FOUND");
    const { wiki } = before;
    if (!maySave(ctx.actor, wiki)) throw new Problem("FORBIDDEN");
    const edit = await editOf(before);
    if (edit.baseRevision !== wiki.currentRevision) throw editConflict(wiki.currentRevision);
    // An expert may move a wiki only to another one of the own categories.
    const { wikiCategoryId } = edit.draft;
    if (!maySave(ctx.actor, { ...wiki, wikiCategoryId })) throw new Problem("FORBIDDEN");
    return saveOver(ctx, before, editor, edit);
  });
}

const isEditable = ({ actor }: Context, wiki: StoredWiki): boolean =>
  actor.type === "admin" || isSeenBy(wiki, actor.type === "user" ? actor.userId : undefined);

async function saveOver(
  ctx: Context,
  { wiki, revision: last }: WholeWiki,
  editor: Editor,
  { draft, appliedRequestId, restoredFrom }: Edit,
): Promise<Wiki> {
  const at = ctx.now();
  const number = wiki.currentRevision + 1;
  const opinion = appliedRequestId && (await applyOpinion(ctx, wiki, appliedRequestId, number));
  const { userId, name } = editor;
  const saved: Saved = {
    editorId: userId,
    summary: draft.summary,
    at,
    ...(restoredFrom !== undefined && { restoredFrom }),
    ...(appliedRequestId && { appliedRequestId }),
    ...(opinion && { creditedId: opinion.requesterId }),
  };
  const told = revisionOf(wiki.id, number, draft, saved);
  const state = stateAfter(wiki, draft, number, saved);
  const fresh = restoredFrom === undefined ? newPictures(last.sections, draft.sections) : [];
  const [pictures, { files, writes }, shown] = await Promise.all([
    claimPictures(ctx, wiki.id, fresh),
    claimFiles(ctx, wiki, wiki.files ?? [], draft.fileIds),
    wikiFor(ctx, state, told),
  ]);
  const after = { ...state, ...heldFiles(files) };
  const revision = { ...told, ...heldFiles(files) };
  // Applying a proposal or restoring a revision leaves the draft.
  const isOfEditor = ctx.actor.type === "user" && !opinion && restoredFrom === undefined;
  await write(
    ...changeWiki(wiki, after, {
      revision: { ...revision, ...wikiKey(wiki.id) },
      plain: textOf(draft),
    }),
    ...pictures,
    ...writes,
    ...(opinion?.writes ?? []),
    ...(isOfEditor ? [forgetDraft(userId, wiki.id)] : []),
    ...(userId === wiki.writerId ? [] : [editedNotice(ctx, after, name)]),
    ...followUps(ctx, wiki, after),
  );
  return { ...shown, files };
}

function stateAfter(
  before: StoredWiki,
  draft: WikiDraft,
  currentRevision: number,
  { at, editorId, summary }: Saved,
): StoredWiki {
  const { imageId, ...fields } = fieldsOf(draft);
  const { imageId: _image, summary: _summary, files: _files, ...rest } = before;
  return {
    ...rest,
    ...fields,
    ...(imageId && { imageId }),
    editorId,
    ...(summary && { summary }),
    currentRevision,
    version: before.version + 1,
    updatedAt: at,
  };
}

/** An admin's edit is marked as such; a changed language changes the popularity group. */
function followUps(ctx: Context, before: StoredWiki, after: StoredWiki): Write[] {
  const { id: wikiId, status } = after;
  return [
    ...(ctx.actor.type === "admin"
      ? [audit(ctx, { entity: "wiki", id: wikiId, from: status, to: status, reason: "EDITED" })]
      : []),
    ...(before.language === after.language
      ? []
      : [message(after.updatedAt, "wiki.changed", { wikiId })]),
  ];
}
