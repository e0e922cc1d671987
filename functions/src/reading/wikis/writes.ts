import type { WikiStatus } from "@bupum/shared/reading/wikis/states";
import { audit } from "../../kernel/audit.ts";
import { message } from "../../kernel/messages/outbox.ts";
import type { FileSummary } from "@bupum/shared/accounts/files/contract";
import { cataloguePicture } from "@bupum/shared/accounts/files/rules";
import type { WikiDraft } from "@bupum/shared/reading/wikis/contract";
import type { DraftOf } from "@bupum/shared/reading/wikis/drafts";
import { claim } from "../../accounts/stored-files/items.ts";
import { readBy, type Readers } from "../../accounts/stored-files/readers.ts";
import type { Context } from "../../kernel/context.ts";
import { findMany as findMakers } from "../../catalogue/manufactors/items.ts";
import { findRows } from "../../catalogue/products/items.ts";
import type { Id } from "@bupum/shared/kernel/ids";
import { faultAt, Problem } from "@bupum/shared/kernel/problem";
import { editConflict, titleKey, titleTaken } from "@bupum/shared/reading/wikis/rules";
import type { Guard, Item, Write } from "../../kernel/table.ts";
import { wikiCategoryKey } from "../wiki-categories/items.ts";
import {
  draftKey,
  revisionKey,
  type StoredRevision,
  type StoredWiki,
  titleLockKey,
  wikiRows,
  writerCountKey,
} from "./items.ts";

// Without a guard: goes with a guarded write of the same transaction; a draft is its
// writer's alone: idempotent.

/** The wiki changed since it was read, but not its text. */
const changed = new Problem("VERSION_CONFLICT");

/** Refused if the edited text is not the current one (D9-8), else retried. */
const asRead = ({ version, currentRevision }: StoredWiki): Guard => ({
  equals: { version },
  refused: (old) => {
    const now = old?.["currentRevision"];
    return typeof now === "number" && now !== currentRevision ? editConflict(now) : changed;
  },
});

/** Every row of a new wiki, for seeds; category counts are written separately. */
export const rowsOfWiki = (wiki: StoredWiki, revision: StoredRevision, text: string): Item[] => [
  ...wikiRows(wiki, text),
  revisionRow(revision),
  titleRow(wiki),
];

/** The writes of a new wiki. Refused with WIKI_TITLE_TAKEN. */
export function addWiki(wiki: StoredWiki, revision: StoredRevision, text: string): Write[] {
  const [main, card, plain] = wikiRows(wiki, text);
  return [
    { put: main, guard: { exists: false, refused: new Problem("BUSY") } },
    { put: card },
    { put: plain },
    addRevision(revision),
    holdTitle(wiki),
    ...categoryCounts(undefined, wiki),
    ...writerCount(undefined, wiki),
  ];
}

/** The next state of a wiki that is still as read; includes a new text if there is one. */
export function changeWiki(
  before: StoredWiki,
  after: StoredWiki,
  text: { revision: StoredRevision; plain: string } | undefined,
): Write[] {
  const [main, card, plain] = wikiRows(after, text?.plain ?? "");
  return [
    { put: main, guard: asRead(before) },
    { put: card },
    ...(text ? [{ put: plain }, addRevision(text.revision)] : []),
    ...titleMoves(before, after),
    ...categoryCounts(before, after),
    ...writerCount(before, after),
  ];
}

/** Deletes a draft that was published, saved or thrown away (D9-26). */
export const forgetDraft = (userId: Id<"usr">, of: DraftOf): Write => ({
  drop: draftKey(userId, of),
});

const revisionRow = (revision: StoredRevision): Item => ({
  ...revision,
  ...revisionKey(revision.wikiId, revision.revision),
});

/** The wiki's guard ensures that each revision number is written once. */
const addRevision = (revision: StoredRevision): Write => ({
  put: revisionRow(revision),
  guard: { exists: false, refused: changed },
});

type Titled = Pick<StoredWiki, "id" | "title" | "language" | "status">;
const titleRow = ({ id, title, language }: Omit<Titled, "status">): Item => ({
  ...titleLockKey(language, title),
  wikiId: id,
});
const holdTitle = ({ id, title, language }: Titled): Write => ({
  put: titleRow({ id, title, language }),
  guard: { exists: false, refused: (old) => titleTaken(old?.["wikiId"] as string | undefined) },
});
const giveUpTitle = ({ id, title, language }: Titled): Write => ({
  drop: titleLockKey(language, title),
  guard: { equals: { wikiId: id }, refused: changed },
});

const holds = ({ status }: Titled) => status !== "DELETED";
/** Releases the title of a deleted wiki (D9-7). */
function titleMoves(before: Titled, after: Titled): Write[] {
  const isSame =
    before.language === after.language && titleKey(before.title) === titleKey(after.title);
  if (holds(before) && holds(after) && isSame) return [];
  return [
    ...(holds(before) ? [giveUpTitle(before)] : []),
    ...(holds(after) ? [holdTitle(after)] : []),
  ];
}

/** The number of a writer's published pages. */
function writerCount(before: StoredWiki | undefined, after: StoredWiki): Write[] {
  const by = Number(after.status === "PUBLISHED") - Number(before?.status === "PUBLISHED");
  return by === 0 ? [] : [{ change: writerCountKey(after.writerId), add: { wikiCount: by } }];
}

type Counted = Pick<StoredWiki, "wikiCategoryId" | "status">;
/** One write for each category whose counts change (D9-2). */
function categoryCounts(before: Counted | undefined, after: Counted): Write[] {
  const sums = new Map<Id<"wct">, { memberCount: number; wikiCount: number }>();
  const count = ({ wikiCategoryId, status }: Counted, by: number) => {
    const sum = sums.get(wikiCategoryId) ?? { memberCount: 0, wikiCount: 0 };
    sums.set(wikiCategoryId, {
      memberCount: sum.memberCount + (status === "DELETED" ? 0 : by),
      wikiCount: sum.wikiCount + (status === "PUBLISHED" ? by : 0),
    });
  };
  if (before) count(before, -1);
  count(after, 1);
  return [...sums].flatMap(([id, add]): Write[] =>
    add.memberCount === 0 && add.wikiCount === 0
      ? []
      : [
          {
            change: wikiCategoryKey(id),
            add,
            guard: {
              exists: true,
              refused: faultAt("body.wikiCategoryId", "CATEGORY_TAG_UNKNOWN"),
            },
          },
        ],
  );
}

/** Claims the new pictures of a save and makes them public. */
export async function claimPictures(
  ctx: Context,
  wikiId: Id<"wik">,
  fileIds: readonly Id<"fil">[],
): Promise<Write[]> {
  if (fileIds.length === 0) return [];
  const { writes } = await claim(ctx, fileIds, {
    entity: "wiki",
    id: wikiId,
    readers: { isPublic: true },
    categories: ["IMAGE"],
    only: cataloguePicture,
  });
  return writes;
}

/** The readers of a wiki may read its files (D9-23). */
const readersOf = ({ status, writerId }: Pick<StoredWiki, "status" | "writerId">): Readers =>
  status === "PUBLISHED" ? { isPublic: true } : status === "HIDDEN" ? { ownerId: writerId } : {};

/** Claims the files that a save adds or restores, and restricts those that it removes. */
export async function claimFiles(
  ctx: Context,
  wiki: Pick<StoredWiki, "id" | "status" | "writerId">,
  before: readonly FileSummary[],
  fileIds: readonly Id<"fil">[],
): Promise<{ files: FileSummary[]; writes: Write[] }> {
  const readers = readersOf(wiki);
  // Files and pictures are claimed separately, so that neither can become the other.
  const of = { entity: "wiki-file", id: wiki.id, readers, categories: ["FILE"] as const };
  const { files, hashes, writes } = await claim(ctx, [...new Set(fileIds)], of);
  const known = new Set(before.map(({ id }) => id));
  const kept = new Set(files.map(({ id }) => id));
  const back = files.filter(({ id }) => !hashes.has(id) && !known.has(id));
  const gone = before.filter(({ id }) => !kept.has(id));
  const left = readBy(gone, { ownerId: wiki.writerId });
  return { files, writes: [...writes, ...readBy(back, readers), ...left] };
}

/** Checks that the named parts and makers exist. Throws a fault. */
export async function mustKnowLinks({
  linkedProductIds,
  linkedManufactorIds,
}: Pick<WikiDraft, "linkedProductIds" | "linkedManufactorIds">): Promise<void> {
  const [products, makers] = await Promise.all([
    findRows(linkedProductIds),
    findMakers(linkedManufactorIds),
  ]);
  if (products.length < new Set(linkedProductIds).size)
    throw faultAt("body.linkedProductIds", "PRODUCT_UNKNOWN");
  if (makers.length < new Set(linkedManufactorIds).size)
    throw faultAt("body.linkedManufactorIds", "MANUFACTOR_UNKNOWN");
}

/** The writes that change the state of a wiki, with the audit event. */
export function moveTo(
  ctx: Context,
  before: StoredWiki,
  status: WikiStatus,
  reason?: string,
): { after: StoredWiki; writes: Write[] } {
  const at = ctx.now();
  const { deletedAt: _deleted, hiddenReason: _reason, ...rest } = before;
  const after: StoredWiki = {
    ...rest,
    status,
    version: before.version + 1,
    ...(status === "DELETED" && { deletedAt: at }),
    ...(status === "HIDDEN" && reason && { hiddenReason: reason }),
  };
  return {
    after,
    writes: [
      ...changeWiki(before, after, undefined),
      ...readBy(before.files ?? [], readersOf(after)),
      message(at, "wiki.changed", { wikiId: before.id }),
      audit(ctx, { entity: "wiki", id: before.id, from: before.status, to: status, reason }),
    ],
  };
}
