import type { Id } from "@bupum/shared/kernel/ids";
import type { FileSummary } from "@bupum/shared/accounts/files/contract";
import { type Language, languages } from "@bupum/shared/kernel/language/languages";
import type { Page, PageQuery } from "@bupum/shared/kernel/page";
import { Problem } from "@bupum/shared/kernel/problem";
import type { Instant } from "@bupum/shared/kernel/time";
import type { WikiRow } from "@bupum/shared/reading/wikis/contract";
import type { DraftOf } from "@bupum/shared/reading/wikis/drafts";
import { titleKey } from "@bupum/shared/reading/wikis/rules";
import type { WikiSection } from "@bupum/shared/reading/wikis/sections";
import { everyRow, type ListOf, pageOf, query } from "../../kernel/list.ts";
import { asSum, sumKey } from "../../kernel/readers/counters.ts";
import { type Item, type Key, read, readMany } from "../../kernel/table.ts";
import { namesOf } from "../../kernel/people.ts";

// | access pattern                    | index | pk                                 | sk               |
// |-----------------------------------|-------|------------------------------------|------------------|
// | one wiki, without its text        |       | wiki#<wik>                         | wiki             |
// | published ones of a language      | gsi1  | wikis#<language>                   | <createdAt>#<id> |
// | a writer's that are not deleted   | gsi2  | wikis#<usr>                        | <createdAt>#<id> |
// | the same row for further lists    |       | wiki#<wik>                         | card             |
// | published ones of a category      | gsi1  | wikis#<wct>                        | <createdAt>#<id> |
// | all, whatever their state         | gsi2  | wikis                              | <createdAt>#<id> |
// | a revision, with its text         |       | wiki#<wik>                         | revision#<6 digits> |
// | the text of today as it is read   |       | wiki#<wik>                         | plain            |
// | readers and comments counted      |       | wiki#<wik>                         | clicks           |
// | how many pages a writer has       |       | wiki-writer#<usr>                  | counts           |
// | who has a title in a language     |       | lock#wiki-title#<language>#<key>   | lock             |
// | somebody's draft of a wiki        |       | wiki-drafts#<usr>                  | <wik>, new       |
// By words, tag, part or maker: `wk` of search/ledger. The newest revision and the wiki itself are
// the last two rows of the partition, so one query reads a whole page.

type Elsewhere = "writerName" | "viewCount" | "viewCount7d" | "commentCount";
/** A wiki as stored, without its text; people by id alone, because they leave. */
export interface StoredWiki extends Omit<WikiRow, Elsewhere>, Key {
  linkedProductIds: Id<"prd">[];
  linkedManufactorIds: Id<"mkr">[];
  /** Absent where it has none. */
  files?: FileSummary[];
  editorId: Id<"usr">;
  summary?: string;
  version: number;
  deletedAt?: Instant;
}
/** A revision as stored; it never changes. */
export interface StoredRevision extends Key {
  wikiId: Id<"wik">;
  revision: number;
  title: string;
  wikiCategoryId: Id<"wct">;
  language: Language;
  tags: string[];
  linkedProductIds: Id<"prd">[];
  linkedManufactorIds: Id<"mkr">[];
  files?: FileSummary[];
  sections: WikiSection[];
  editorId: Id<"usr">;
  summary?: string;
  restoredFrom?: number;
  appliedRequestId?: Id<"wrh">;
  /** The sender of the opinion that it applied. */
  creditedId?: Id<"usr">;
  createdAt: Instant;
}

const pkOf = (id: string) => `wiki#${id}`;
export const wikiKey = (id: string): Key => ({ pk: pkOf(id), sk: "wiki" });
export const cardKey = (id: string): Key => ({ pk: pkOf(id), sk: "card" });
export const plainKey = (id: string): Key => ({ pk: pkOf(id), sk: "plain" });
export const countsKey = (id: string): Key => sumKey({ kind: "wiki", id });
export const writerCountKey = (writerId: string): Key => ({
  pk: `wiki-writer#${writerId}`,
  sk: "counts",
});
const revisionPrefix = "revision#";
export const revisionKey = (id: string, revision: number): Key => ({
  pk: pkOf(id),
  sk: `${revisionPrefix}${String(revision).padStart(6, "0")}`,
});
/** D9-7: the lock of a title in a language. */
export const titleLockKey = (language: Language, title: string): Key => ({
  pk: `lock#wiki-title#${language}#${titleKey(title)}`,
  sk: "lock",
});
/** D9-26: all drafts of one person are one partition, which only that person's calls name. */
export const draftsOf = (userId: Id<"usr">): string => `wiki-drafts#${userId}`;
export const draftKey = (userId: Id<"usr">, of: DraftOf): Key => ({ pk: draftsOf(userId), sk: of });
/** Its position among others, by time. */
export const placeOf = ({ createdAt, id }: Pick<StoredWiki, "createdAt" | "id">): string =>
  `${createdAt}#${id}`;

/** The rows of a wiki except its revisions and counters. */
export function wikiRows(wiki: StoredWiki, text: string): [main: Item, card: Item, plain: Item] {
  const { id, status, language, writerId, wikiCategoryId } = wiki;
  const { gsi1pk: _1, gsi1sk: _2, gsi2pk: _3, gsi2sk: _4, ...shown } = wiki as StoredWiki & Item;
  const place = placeOf(wiki);
  const isPublished = status === "PUBLISHED";
  return [
    {
      ...shown,
      ...wikiKey(id),
      entityType: "wiki",
      ...(isPublished && { gsi1pk: `wikis#${language}`, gsi1sk: place }),
      ...(status !== "DELETED" && { gsi2pk: `wikis#${writerId}`, gsi2sk: place }),
    },
    {
      ...shown,
      ...cardKey(id),
      ...(isPublished && { gsi1pk: `wikis#${wikiCategoryId}`, gsi1sk: place }),
      gsi2pk: "wikis",
      gsi2sk: place,
    },
    { ...plainKey(id), text },
  ];
}

// Only the writes of writes.ts make rows with these keys, so these casts hold.
const asWiki = (item: Item) => item as unknown as StoredWiki;
export const asRevision = (item: Item) => item as unknown as StoredRevision;

/** A wiki in any state, or undefined. */
export async function readWiki(id: Id<"wik">): Promise<StoredWiki | undefined> {
  const found = await read(wikiKey(id));
  return found && asWiki(found);
}

export interface WholeWiki {
  wiki: StoredWiki;
  revision: StoredRevision;
}
/** A wiki in any state with its present text, by one query; undefined if there is none. */
export async function readWhole(id: Id<"wik">, consistent = true): Promise<WholeWiki | undefined> {
  const { items } = await query({ pk: pkOf(id), newestFirst: true, consistent }, 2);
  const [main, revision] = items;
  if (!main || !revision || main.sk !== "wiki") return undefined;
  const wiki = asWiki(main);
  // A save between the two rows of one query is possible.
  if (asRevision(revision).revision === wiki.currentRevision)
    return { wiki, revision: asRevision(revision) };
  const then = await readRevision(id, wiki.currentRevision);
  return then && { wiki, revision: then };
}

export async function readRevision(
  id: Id<"wik">,
  revision: number,
): Promise<StoredRevision | undefined> {
  const found = await read(revisionKey(id, revision), false);
  return found && asRevision(found);
}

export const listRevisions = (id: Id<"wik">, paging: PageQuery): Promise<Page<StoredRevision>> =>
  pageOf({ pk: pkOf(id), skPrefix: revisionPrefix, newestFirst: true }, paging, asRevision);

/** Whether the caller sees a wiki: only its writer sees a hidden one (D9-16). */
export const isSeenBy = (
  { status, writerId }: Pick<StoredWiki, "status" | "writerId">,
  userId: Id<"usr"> | undefined,
): boolean => status === "PUBLISHED" || (status === "HIDDEN" && writerId === userId);

/** One wiki that the caller may see. Throws NOT_FOUND. */
export async function findSeen(id: Id<"wik">, userId: Id<"usr"> | undefined): Promise<StoredWiki> {
  const wiki = await readWiki(id);
  if (!wiki || !isSeenBy(wiki, userId)) throw new Problem("NOT_FOUND");
  return wiki;
}

/** Wikis in any state, in the order of the given ids; undefined for unknown ones. */
export async function findMany(ids: readonly string[]): Promise<(StoredWiki | undefined)[]> {
  const rows = await readMany(ids.map(wikiKey), false);
  return rows.map((row) => row && asWiki(row));
}

/** The plain texts of wikis, in the order of the given ids. */
export async function textsOf(ids: readonly string[], consistent = false): Promise<string[]> {
  const rows = await readMany(ids.map(plainKey), consistent);
  return rows.map((row) => String(row?.["text"] ?? ""));
}

export interface Counts {
  viewCount: number;
  viewCount7d: number;
  commentCount: number;
}
/** The readers and comments of wikis, in the order of the given ids. */
export async function countsOf(ids: readonly string[]): Promise<Counts[]> {
  const rows = await readMany(ids.map(countsKey), false);
  return rows.map((row) => {
    const { clickCount, clickCount7d } = asSum(row);
    const commentCount = Number(row?.["commentCount"] ?? 0);
    return { viewCount: clickCount, viewCount7d: clickCount7d, commentCount };
  });
}

/** Rows of lists with their present names and counts. */
export async function rowsOf(wikis: readonly StoredWiki[]): Promise<WikiRow[]> {
  const [counts, nameOf] = await Promise.all([
    countsOf(wikis.map(({ id }) => id)),
    namesOf(wikis.map(({ writerId }) => writerId)),
  ]);
  return wikis.map((wiki, at) => ({
    ...wiki,
    ...counts[at]!,
    writerName: nameOf(wiki.writerId),
  }));
}
export async function rowsOfPage({ items, ...page }: Page<StoredWiki>): Promise<Page<WikiRow>> {
  return { ...page, items: await rowsOf(items) };
}

/** The wiki that has a title in a language; undefined if it is free. */
export async function holderOf(language: Language, title: string) {
  const lock = await read(titleLockKey(language, title));
  return lock?.["wikiId"] as Id<"wik"> | undefined;
}

/** The number of published pages of writers, in the order of the given ids. */
export async function wikiCountsOf(writerIds: readonly Id<"usr">[]): Promise<number[]> {
  const rows = await readMany(writerIds.map(writerCountKey), false);
  return rows.map((row) => Number(row?.["wikiCount"] ?? 0));
}

export interface WikiFilter {
  wikiCategoryId?: Id<"wct"> | undefined;
  writerId?: Id<"usr"> | undefined;
  language?: Language | undefined;
}
const isPublished = ({ status }: StoredWiki) => status === "PUBLISHED";

/** Published wikis, newest first: reads the shortest list and filters it. */
export function listWikis(
  { wikiCategoryId, writerId, language }: WikiFilter,
  paging: PageQuery,
): Promise<Page<StoredWiki>> {
  const newestFirst = true;
  const list: ListOf = wikiCategoryId
    ? { index: "gsi1", pk: `wikis#${wikiCategoryId}`, newestFirst }
    : writerId
      ? { index: "gsi2", pk: `wikis#${writerId}`, newestFirst }
      : language
        ? { index: "gsi1", pk: `wikis#${language}`, newestFirst }
        : { index: "gsi2", pk: "wikis", newestFirst };
  return pageOf(list, paging, asWiki, (item) => {
    const wiki = asWiki(item);
    return (
      isPublished(wiki) &&
      (!writerId || wiki.writerId === writerId) &&
      (!language || wiki.language === language)
    );
  });
}

/** The caller's own wikis, hidden ones included, newest first. */
export const listOfWriter = (writerId: Id<"usr">, paging: PageQuery): Promise<Page<StoredWiki>> =>
  pageOf({ index: "gsi2", pk: `wikis#${writerId}`, newestFirst: true }, paging, asWiki);

/** The latest published wikis of a list, up to a limit. */
export async function latestOf(
  { wikiCategoryId, writerId, language }: WikiFilter,
  most: number,
): Promise<StoredWiki[]> {
  const pk = `wikis#${wikiCategoryId ?? writerId ?? language}`;
  const index = writerId && !wikiCategoryId ? "gsi2" : "gsi1";
  const { items } = await query({ index, pk, newestFirst: true }, most);
  return items.map(asWiki).filter(isPublished);
}

/** Every published one, for the sitemap. */
export async function* everyPublished(): AsyncGenerator<StoredWiki> {
  for (const language of languages)
    for await (const row of everyRow({
      index: "gsi1",
      pk: `wikis#${language}`,
      newestFirst: false,
    }))
      yield asWiki(row);
}

export interface AdminFilter {
  status?: string | undefined;
  wikiCategoryId?: string | undefined;
  writerId?: string | undefined;
  language?: string | undefined;
}
/** Wikis in every state, for admins. */
export const listAll = (
  filter: AdminFilter,
  newestFirst: boolean,
  paging: PageQuery,
): Promise<Page<StoredWiki>> => {
  const asked = Object.entries(filter).filter(([, value]) => value !== undefined);
  const fits = (item: Item) => asked.every(([name, value]) => item[name] === value);
  const list: ListOf = { index: "gsi2", pk: "wikis", newestFirst };
  return pageOf(list, paging, asWiki, asked.length > 0 ? fits : undefined);
};
