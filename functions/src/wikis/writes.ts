import { cataloguePicture } from "@bupum/shared/files/rules";
import type { WikiDraft } from "@bupum/shared/wikis/contract";
import { claim } from "../files/items.ts";
import type { Context } from "../kernel/context.ts";
import { findMany as findMakers } from "../manufactors/items.ts";
import { findRows } from "../products/items.ts";
import type { Id } from "@bupum/shared/kernel/ids";
import { faultAt, Problem } from "@bupum/shared/kernel/problem";
import { editConflict, titleKey, titleTaken } from "@bupum/shared/wikis/rules";
import type { Guard, Write } from "../kernel/table.ts";
import { wikiCategoryKey } from "../wiki-categories/items.ts";
import {
  revisionKey,
  type StoredRevision,
  type StoredWiki,
  titleLockKey,
  wikiRows,
} from "./items.ts";

/** Somebody changed the wiki since it was read, but not its text. */
const changed = new Problem("VERSION_CONFLICT");

/** Refused where the text is not the one that was edited (D9-8), else to be tried again. */
const asRead = ({ version, currentRevision }: StoredWiki): Guard => ({
  equals: { version },
  refused: (old) => {
    const now = old?.["currentRevision"];
    return typeof now === "number" && now !== currentRevision ? editConflict(now) : changed;
  },
});

/** The rows of a new wiki. Refused with WIKI_TITLE_TAKEN. */
export function addWiki(wiki: StoredWiki, revision: StoredRevision, text: string): Write[] {
  const [main, card, plain] = wikiRows(wiki, text);
  return [
    { put: main, guard: { exists: false, refused: new Problem("BUSY") } },
    { put: card },
    { put: plain },
    addRevision(revision),
    holdTitle(wiki),
    ...categoryCounts(undefined, wiki),
  ];
}

/** The next state of a wiki that is still as read; with its text where that is a new one. */
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
  ];
}

/** Revisions are written once: the wiki's own guard lets only one of two get that number. */
const addRevision = (revision: StoredRevision): Write => ({
  put: { ...revision, ...revisionKey(revision.wikiId, revision.revision) },
  guard: { exists: false, refused: changed },
});

type Titled = Pick<StoredWiki, "id" | "title" | "language" | "status">;
const holdTitle = ({ id, title, language }: Titled): Write => ({
  put: { ...titleLockKey(language, title), wikiId: id },
  guard: { exists: false, refused: (old) => titleTaken(old?.["wikiId"] as string | undefined) },
});
const giveUpTitle = ({ id, title, language }: Titled): Write => ({
  drop: titleLockKey(language, title),
  guard: { equals: { wikiId: id }, refused: changed },
});

const holds = ({ status }: Titled) => status !== "DELETED";
/** A deleted wiki gives its title back (D9-7). */
function titleMoves(before: Titled, after: Titled): Write[] {
  const isSame =
    before.language === after.language && titleKey(before.title) === titleKey(after.title);
  if (holds(before) && holds(after) && isSame) return [];
  return [
    ...(holds(before) ? [giveUpTitle(before)] : []),
    ...(holds(after) ? [holdTitle(after)] : []),
  ];
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

/** Claims the pictures that a save brings along, which everybody sees from then on. */
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

/** The parts and makers that a writer names are there. Throws a fault. */
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
