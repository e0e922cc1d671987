import { categoryPath, makerPath, productPath } from "@bupum/shared/sites/head/product-head";
import { ko } from "@bupum/shared/sites/head/words/ko";
import { wikiPath } from "@bupum/shared/reading/wikis/states";
import { newsPath } from "@bupum/shared/reading/news/rules";
import { boardPath } from "@bupum/shared/reading/boards/rules";
import * as boards from "../../reading/posts/items.ts";
import { now } from "../../kernel/context.ts";
import * as manufactors from "../../catalogue/manufactors/items.ts";
import { everyShown } from "../../reading/news/items.ts";
import { listChanges } from "../../catalogue/products/listed-ids.ts";
import { countedTags } from "../../reference/category-tags/items.ts";
import { everyPublished } from "../../reading/wikis/items.ts";
import type { Entry, Source } from "./sitemap.ts";

/** Ids that one query reads. */
const atOnce = 1_000;

interface Listed<Id extends string> {
  rows: { id: Id; changedAt?: string | undefined }[];
  more: boolean;
  /** The last id that was read, if it is not that of the last row. */
  last?: Id | undefined;
}

/** Walks a list of ids to its end, a page of them in memory at a time. */
async function* walk<Id extends string>(
  list: (after: Id | undefined, limit: number) => Promise<Listed<Id>>,
  pathOf: (id: Id) => string,
): AsyncGenerator<Entry> {
  let after: Id | undefined;
  for (let more = true; more;) {
    const found: Listed<Id> = await list(after, atOnce);
    for (const { id, changedAt } of found.rows)
      yield { rest: pathOf(id), ...(changedAt && { changedAt }) };
    after = found.last ?? found.rows.at(-1)?.id;
    more = found.more && after !== undefined;
  }
}

async function* shownNews(): AsyncGenerator<Entry> {
  for await (const { id, updatedAt } of everyShown(now()))
    yield { rest: newsPath(id), changedAt: updatedAt };
}

async function* shownBoards(): AsyncGenerator<Entry> {
  for await (const { id, updatedAt } of boards.everyShown())
    yield { rest: boardPath(id), changedAt: updatedAt };
}

async function* shownWikis(): AsyncGenerator<Entry> {
  for await (const { id, updatedAt } of everyPublished())
    yield { rest: wikiPath(id), changedAt: updatedAt };
}

/** Categories that have parts: an empty one says nothing to a reader. */
async function* filledCategories(): AsyncGenerator<Entry> {
  for (const { id, productCount } of await countedTags())
    if (productCount > 0) yield { rest: categoryPath(id) };
}

/** All pages for search engines: fixed pages with their own texts, categories, makers, parts, wikis, news, posts. */
export const sources = (): Source[] => [
  { name: "pages", entries: Object.keys(ko.pages).map((rest) => ({ rest })) },
  { name: "categories", entries: filledCategories() },
  { name: "manufactors", entries: walk(manufactors.listChanges, makerPath) },
  { name: "products", entries: walk(listChanges, productPath) },
  { name: "wikis", entries: shownWikis() },
  { name: "news", entries: shownNews() },
  { name: "boards", entries: shownBoards() },
];
