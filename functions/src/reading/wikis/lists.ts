import type { Id } from "@bupum/shared/kernel/ids";
import { type Language, languages } from "@bupum/shared/kernel/language/languages";
import type { Page } from "@bupum/shared/kernel/page";
import type { ParsedInput } from "@bupum/shared/kernel/route";
import { normalize } from "@bupum/shared/kernel/text/text";
import type { WikiExpert, WikiRow, wikiRoutes } from "@bupum/shared/reading/wikis/contract";
import { mostRead } from "../../kernel/readers/counters.ts";
import { namesOf } from "../../kernel/people.ts";
import { tagLink } from "../../search/text/wiki-pieces.ts";
import { listWikiCategories } from "../wiki-categories/items.ts";
import {
  findMany,
  latestOf,
  listWikis,
  readWiki,
  rowsOf,
  rowsOfPage,
  type StoredWiki,
  wikiCountsOf,
} from "./items.ts";
import { listExperts } from "../../accounts/writer-infos/items.ts";
import { listLinked } from "./search.ts";

const mostRelated = 5;
/** The newest wikis of a category that are searched for related ones. */
const looked = 100;
const mostOfWriter = 5;
const mostPopular = 10;
const mostExperts = 100;

type Asked = ParsedInput<(typeof wikiRoutes)["list"]>["query"];

/** Published wikis by the requested filter, newest first. */
export async function list({
  productId,
  manufactorId,
  tag,
  ...query
}: Asked): Promise<Page<WikiRow>> {
  const { wikiCategoryId, writerId, language, ...paging } = query;
  const link = productId ?? manufactorId ?? (tag && tagLink(tag));
  const filter = { wikiCategoryId, writerId, language };
  if (!link) return rowsOfPage(await listWikis(filter, paging));
  const stillHas = (wiki: StoredWiki): boolean =>
    (!productId || wiki.linkedProductIds.includes(productId)) &&
    (!manufactorId || wiki.linkedManufactorIds.includes(manufactorId)) &&
    (!tag || wiki.tags.some((one) => normalize(one) === normalize(tag)));
  return rowsOfPage(await listLinked(link, filter, stillHas, paging));
}

/** Up to five of the same category, those with the most common tags first. */
export async function related({
  wikiCategoryId,
  wikiId,
}: {
  wikiCategoryId: Id<"wct">;
  wikiId: Id<"wik">;
}): Promise<WikiRow[]> {
  const [wiki, latest] = await Promise.all([
    readWiki(wikiId),
    latestOf({ wikiCategoryId }, looked + 1),
  ]);
  const tags = new Set((wiki?.tags ?? []).map(normalize));
  const shared = (one: StoredWiki) => one.tags.filter((tag) => tags.has(normalize(tag))).length;
  const isSame = (one: StoredWiki) => Number(one.language === wiki?.language);
  const found = latest
    .filter(({ id }) => id !== wikiId)
    .toSorted((a, b) => isSame(b) - isSame(a) || shared(b) - shared(a))
    .slice(0, mostRelated);
  return rowsOf(found);
}

/** Certified experts, those with the most pages first. */
export async function experts(): Promise<WikiExpert[]> {
  const rows = await listExperts(mostExperts);
  const ids = rows.map(({ userId }) => userId);
  const [counts, nameOf] = await Promise.all([wikiCountsOf(ids), namesOf(ids)]);
  return rows
    .map(({ userId, expertCategories = [] }, at) => ({
      id: userId,
      name: nameOf(userId),
      expertCategories,
      wikiCount: counts[at]!,
    }))
    .toSorted((a, b) => b.wikiCount - a.wikiCount);
}

/** The most read wikis of seven days, of all languages or one. */
export async function popular(language: Language | undefined): Promise<WikiRow[]> {
  const ids = await mostRead("wiki", language ? [language] : languages, mostPopular);
  return rowsOf(await shownOf(ids));
}

/** The most read wikis of one writer, followed by the newest. */
export async function ofWriter(writerId: Id<"usr">): Promise<WikiRow[]> {
  const [ids, latest] = await Promise.all([
    mostRead("wiki", [writerId], mostOfWriter),
    latestOf({ writerId }, 2 * mostOfWriter),
  ]);
  const read = await shownOf(ids);
  const others = latest.filter(({ id }) => !ids.includes(id));
  return rowsOf([...read, ...others].slice(0, mostOfWriter));
}

const shownOf = async (ids: readonly string[]): Promise<StoredWiki[]> =>
  (await findMany(ids)).flatMap((wiki) => (wiki?.status === "PUBLISHED" ? [wiki] : []));

/** The tree of categories; a parent's count includes the categories below it. */
export async function categories() {
  const all = await listWikiCategories();
  return all
    .filter(({ parentId }) => parentId === undefined)
    .map((top) => {
      const children = all.filter(({ parentId }) => parentId === top.id);
      const below = children.reduce((sum, { wikiCount }) => sum + wikiCount, 0);
      return { ...top, wikiCount: top.wikiCount + below, children };
    });
}
