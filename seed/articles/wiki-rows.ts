import type { Item } from "@bupum/functions/kernel/table";
import { wikiCategoryRow } from "@bupum/functions/reading/wiki-categories/items";
import { wikiKey, writerCountKey } from "@bupum/functions/reading/wikis/items";
import { fieldsOf, revisionOf, textOf } from "@bupum/functions/reading/wikis/rules";
import { rowsOfWiki } from "@bupum/functions/reading/wikis/writes";
import { addDays, type Instant, seoulDay, seoulInstant } from "@bupum/shared/kernel/time";
import type { RichNode } from "@bupum/shared/reading/wikis/rich-text/nodes";
import { firstSections } from "@bupum/shared/reading/wikis/states";
import { type MakerKey, makers } from "../goods/makers.ts";
import { makerIdOf, productIdOf } from "../goods/goods-rows.ts";
import { catalogue } from "../catalogue/catalogue.ts";
import { openedAt, seedId } from "../ids.ts";
import { userIdOfKey } from "../people/people-rows.ts";
import { wikiCategories } from "./categories.ts";
import { wikiCategoryId } from "./category-rows.ts";
import { said } from "./opinion-rows.ts";
import { readWikis, type Section, type WikiArticle } from "./read.ts";
import { type Resolve, richTextOf } from "./rich-text.ts";

const keyOfMaker = new Map<string, MakerKey>(makers.map(({ key, name }) => [name.en, key]));
const known = new Set(catalogue.map((part) => `${part.manufactor}/${part.partNumber}`));

/** A part or maker as the text of a wiki names it. */
const resolve: Resolve = (maker, partNumber): RichNode | undefined => {
  const key = keyOfMaker.get(maker);
  if (key === undefined) return undefined;
  if (partNumber === undefined)
    return {
      type: "makerMention",
      attrs: { manufactorId: makerIdOf(key), label: maker },
    };
  if (!known.has(`${key}/${partNumber}`)) return undefined;
  return {
    type: "productMention",
    attrs: { productId: productIdOf(key, partNumber), label: `${maker} ${partNumber}` },
  };
};

const bodyOf = (section: Section) => richTextOf(section.body, resolve);

/** The three sections of every page first (D9-3), then the writer's own. */
function sectionsOf({ sections }: WikiArticle) {
  const [outline, sources, other] = firstSections;
  const kinds = { OUTLINE: outline, SOURCES: sources, OTHER: other } as const;
  const first = (["OUTLINE", "SOURCES", "OTHER"] as const).map((kind) => ({
    name: kinds[kind],
    body: bodyOf(sections.find((section) => section.kind === kind)!),
  }));
  const own = sections.filter(({ kind }) => kind === "OWN");
  return [...first, ...own.map((section) => ({ name: section.name, body: bodyOf(section) }))];
}

/** A time of the day so many days before today, another one for each page. */
const timeOf = (today: Instant, daysAgo: number, minute: number): Instant =>
  new Date(
    Date.parse(seoulInstant(addDays(seoulDay(today), -daysAgo - 1))) +
      (9 * 60 + (minute % 540)) * 60_000,
  ).toISOString();

function rowsOfArticle(article: WikiArticle, index: number, today: Instant): Item[] {
  const { slug, language, title, category, writer, daysAgo, tags } = article;
  const id = seedId("wik", `${language}/${slug}`);
  const at = timeOf(today, daysAgo, index * 37);
  const sections = sectionsOf(article);
  const links = { linkedProductIds: [], linkedManufactorIds: [] };
  const draft = {
    title,
    wikiCategoryId: wikiCategoryId(category),
    language,
    sections,
    tags,
    ...links,
  };
  const writerId = userIdOfKey(writer);
  const { imageId: _none, ...fields } = fieldsOf(draft);
  const wiki = {
    ...wikiKey(id),
    id,
    ...fields,
    writerId,
    editorId: writerId,
    status: "PUBLISHED" as const,
    currentRevision: 1,
    version: 1,
    createdAt: at,
    updatedAt: at,
  };
  const revision = { ...wikiKey(id), ...revisionOf(id, 1, draft, { editorId: writerId, at }) };
  return rowsOfWiki(wiki, revision, textOf(draft));
}

/** The categories of the demo market's wikis, with how many pages each has. */
function rowsOfCategories(counts: ReadonlyMap<string, number>): Item[] {
  const places = new Map<string | undefined, number>();
  return wikiCategories.map(({ key, parent, name }) => {
    const order = places.get(parent) ?? 0;
    places.set(parent, order + 1);
    const wikiCount = counts.get(key) ?? 0;
    return wikiCategoryRow({
      id: wikiCategoryId(key),
      name,
      ...(parent && { parentId: wikiCategoryId(parent) }),
      order,
      wikiCount,
      memberCount: wikiCount,
      version: 1,
      createdAt: openedAt,
      updatedAt: openedAt,
    });
  });
}

const articles = () => [...readWikis("ko"), ...readWikis("en"), ...readWikis("zh")];

/** The first page of each category in each language, and those that readers have an opinion on. */
function fewOf(all: readonly WikiArticle[]): WikiArticle[] {
  const firsts = new Map(
    all
      .toReversed()
      .map((article) => [`${article.language}/${article.category}`, article] as const),
  );
  const chosen = new Set(firsts.values());
  return all.filter(
    (article) =>
      chosen.has(article) ||
      (article.language === "ko" && said.some(({ slug }) => slug === article.slug)),
  );
}

/** The pages of the demo market's wiki; `isFew` leaves out three of five. */
export const wikisOfMarket = (isFew: boolean): WikiArticle[] =>
  isFew ? fewOf(articles()) : articles();

/** The rows of the demo market's wikis and of their categories, aged by the day of today. */
export function wikiRows(today: Instant, isFew = false): Item[] {
  const all = wikisOfMarket(isFew);
  const countBy = (keyOf: (article: WikiArticle) => string) =>
    [...Map.groupBy(all, keyOf)].map(([key, some]) => [key, some.length] as const);
  return [
    ...rowsOfCategories(new Map(countBy(({ category }) => category))),
    ...all.flatMap((article, index) => rowsOfArticle(article, index, today)),
    ...countBy(({ writer }) => writer).map(([writer, wikiCount]) => ({
      ...writerCountKey(userIdOfKey(writer)),
      wikiCount,
    })),
  ];
}
