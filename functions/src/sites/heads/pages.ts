import { boardHead } from "@bupum/shared/sites/head/board-head";
import { lineOf } from "@bupum/shared/kernel/tree";
import { belowOf, categoryHead } from "@bupum/shared/sites/head/category-head";
import { bothNames, makerHead } from "@bupum/shared/sites/head/maker-head";
import { newsHead } from "@bupum/shared/sites/head/news-head";
import { plainBoard, plainBoards } from "@bupum/shared/sites/head/plain-boards";
import { plainCategories, plainCategory } from "@bupum/shared/sites/head/plain-categories";
import { plainWiki, plainWikiList } from "@bupum/shared/sites/head/plain-wiki";
import { wikiHead } from "@bupum/shared/sites/head/wiki-head";
import { plainNews, plainNewsList } from "@bupum/shared/sites/head/plain-news";
import { plainFixed, plainMaker, plainProduct } from "@bupum/shared/sites/head/plain-page";
import { makerPath, productHead, productPath } from "@bupum/shared/sites/head/product-head";
import type { Stamp } from "@bupum/shared/sites/head/stamp";
import type { Place } from "@bupum/shared/sites/head/tags";
import type { HeadWords } from "@bupum/shared/sites/head/words/types";
import { type Id, id } from "@bupum/shared/kernel/ids";
import { fill } from "@bupum/shared/kernel/language/fill";
import { newsFeedPath } from "@bupum/shared/reading/news/rules";
import { wikiFeedPath } from "@bupum/shared/reading/wikis/states";
import * as z from "zod/mini";
import * as boards from "../../reading/posts/items.ts";
import * as dealers from "../../selling/dealers/items.ts";
import { now } from "../../kernel/context.ts";
import * as manufactors from "../../catalogue/manufactors/items.ts";
import { namesOf } from "../../kernel/people.ts";
import * as wikis from "../../reading/wikis/items.ts";
import { guideTo } from "../../reading/wikis/guide.ts";
import * as news from "../../reading/news/items.ts";
import * as replies from "../../reading/replies/items.ts";
import * as products from "../../catalogue/products/items.ts";
import { countedTags } from "../../reference/category-tags/items.ts";
import { firstOfCategory } from "../../catalogue/products/of-category.ts";
import { withAlternates } from "../../catalogue/products/get.ts";
import { seenReply } from "../../reading/replies/rules.ts";
import { routeOf } from "./routes.ts";

/** The page at an address with its head, or a redirect. */
export type PageReply =
  | { kind: string; status: 200 | 404; stamp: Stamp }
  | { kind: string; status: 301; rest: string };
type Pages = (params: Record<string, string>, words: HeadWords, place: Place) => Promise<PageReply>;

/** Parts of a maker or a category listed on its plain page. */
const partsNamed = 30;
/** News listed on the plain page of all. */
const newsNamed = 30;
/** Wikis listed on the plain page of all. */
const wikisNamed = 30;
/** The most posts on the plain list, and the most replies on a plain post. */
const boardsNamed = 30;

const isId = (prefix: "prd" | "cat" | "mkr" | "dlr" | "nws" | "brd" | "wik", text: string) =>
  z.safeParse(id(prefix), text).success;

/** Pages whose head needs a row, by their route. */
const pages: Record<string, Pages> = {
  async "/products/$productId"({ productId = "" }, words, place) {
    if (!isId("prd", productId)) return missing(words, place);
    const found = await products.readShown(productId as Id<"prd">);
    if (!found) return missing(words, place);
    // Merged parts: the address of the old one redirects to the other.
    if (found.id !== productId) return moved("product", productPath(found.id));
    const part = await withAlternates(found);
    const { language } = place;
    const description = fill(words.product.description, {
      maker: part.manufactorName[language],
      part: part.partNumber,
      name: part.name[language],
    });
    const head = productHead(part, { description, home: words.home }, place);
    return page("product", { ...place, head, main: plainProduct(part, words, place) });
  },

  async "/manufactors/$manufactorId"({ manufactorId = "" }, words, place) {
    if (!isId("mkr", manufactorId)) return missing(words, place);
    const makerId = manufactorId as Id<"mkr">;
    const [maker, parts] = await Promise.all([
      manufactors.readShown(makerId),
      products.firstOfMaker(makerId, partsNamed),
    ]);
    if (!maker) return missing(words, place);
    if (maker.id !== makerId) return moved("maker", makerPath(maker.id));
    const title = fill(words.maker.title, { maker: maker.name[place.language] });
    const description = fill(words.maker.description, {
      names: bothNames(maker, place.language),
      count: maker.productCount,
    });
    const head = makerHead(maker, { title, description, home: words.home }, place);
    return page("maker", { ...place, head, main: plainMaker(maker, parts, words, place) });
  },

  async "/categories"(_params, words, place) {
    const { title, description = words.description } = words.pages["/categories"]!;
    const main = plainCategories(await countedTags(), words, place);
    return page("categories", { ...place, head: { title, description }, main });
  },

  async "/categories/$categoryId"({ categoryId = "" }, words, place) {
    if (!isId("cat", categoryId)) return missing(words, place);
    const all = await countedTags();
    const line = lineOf(all, categoryId);
    const category = line.at(-1);
    if (!category) return missing(words, place);
    const [parts, guide] = await Promise.all([
      firstOfCategory(categoryId as Id<"cat">, partsNamed),
      guideTo(category.name, place.language),
    ]);
    const title = category.name[place.language];
    const count = category.productCount;
    const description = fill(words.category.description, { category: title, count });
    const head = categoryHead(line, { title, description, home: words.home }, place);
    const below = { categories: belowOf(all, category.id), parts, guide };
    return page("category", { ...place, head, main: plainCategory(line, below, words, place) });
  },

  async "/dealers/$dealerId"({ dealerId = "" }, words, place) {
    const dealer = isId("dlr", dealerId) && (await dealers.readDealer(dealerId as Id<"dlr">));
    if (!dealer || dealer.deletedAt || dealer.state !== "SHOWN") return missing(words, place);
    const names = await dealers.namesOf(dealer.manufactorIds);
    const makers = dealers.makersOf(dealer.manufactorIds, names);
    const title = dealer.name[place.language];
    const description = fill(words.dealer.description, {
      dealer: title,
      makers: makers.map(({ name }) => name[place.language]).join(", "),
    });
    const head = { title, description };
    return page("dealer", { ...place, head, main: plainFixed(head, words, place) });
  },

  async "/wiki"(_params, words, place) {
    const items = await wikis.latestOf({ language: place.language }, wikisNamed);
    const { title, description = words.description } = words.pages["/wiki"]!;
    const main = plainWikiList(items, words, place);
    const head = { title, description, feed: wikiFeedPath(place.language) };
    return page("wikis", { ...place, head, main });
  },

  async "/wiki/$wikiId"({ wikiId = "" }, words, place) {
    const found = isId("wik", wikiId) && (await wikis.readWhole(wikiId as Id<"wik">, false));
    if (!found || !wikis.isSeenBy(found.wiki, undefined)) return missing(words, place);
    const { wiki, revision } = found;
    const nameOf = await namesOf([wiki.writerId]);
    const texts = { home: words.home, wikis: words.pages["/wiki"]!.title };
    const head = wikiHead({ ...wiki, writer: { name: nameOf(wiki.writerId) } }, texts, place);
    const main = plainWiki({ ...wiki, sections: revision.sections }, words, place);
    return page("wiki", { ...place, head, main });
  },

  async "/news"(_params, words, place) {
    const { language } = place;
    const items = await news.latestNews({ language }, now(), newsNamed);
    const { title, description = words.description } = words.pages["/news"]!;
    const head = { title, description, feed: newsFeedPath(language) };
    return page("news", { ...place, head, main: plainNewsList(items, words, place) });
  },

  async "/news/$newsId"({ newsId = "" }, words, place) {
    const item = isId("nws", newsId) && (await news.readShown(newsId as Id<"nws">, now()));
    if (!item) return missing(words, place);
    const head = newsHead(item, { home: words.home, news: words.pages["/news"]!.title }, place);
    return page("news-item", { ...place, head, main: plainNews(item, words, place) });
  },

  async "/boards"(_params, words, place) {
    const items = await boards.latestBoards(boardsNamed);
    const { title, description = words.description } = words.pages["/boards"]!;
    const main = plainBoards(items, words, place);
    return page("boards", { ...place, head: { title, description }, main });
  },

  async "/boards/$boardId"({ boardId = "" }, words, place) {
    const id = boardId as Id<"brd">;
    const found = isId("brd", boardId) && (await boards.readShown(id));
    if (!found) return missing(words, place);
    const items = await replies.firstReplies(id, boardsNamed);
    const answers = items.map((reply) => seenReply(guest, reply));
    const texts = { home: words.home, boards: words.pages["/boards"]!.title };
    const head = boardHead(found, answers, texts, place);
    return page("board", { ...place, head, main: plainBoard(found, answers, words, place) });
  },
};

const guest = { type: "guest" } as const;

const page = (kind: string, stamp: Stamp): PageReply => ({ kind, status: 200, stamp });

const moved = (kind: string, rest: string): PageReply => ({ kind, status: 301, rest });

function missing(words: HeadWords, place: Place): PageReply {
  const head = { ...words.missing, hidden: true };
  const stamp = { ...place, head, main: plainFixed(words.missing, words, place) };
  return { kind: "missing", status: 404, stamp };
}

function fixed(route: string, isPublic: boolean, words: HeadWords, place: Place): PageReply {
  const head = { title: words.site, description: words.description, ...words.pages[route] };
  const stamp = { ...place, head: { ...head, ...(!isPublic && { hidden: true }) } };
  return page("fixed", { ...stamp, main: plainFixed(head, words, place) });
}

/** The page at a path without its language. */
export async function pageAt(words: HeadWords, place: Place): Promise<PageReply> {
  const found = routeOf(place.rest);
  if (!found) return missing(words, place);
  const load = pages[found.route];
  if (load) return load(found.params, words, place);
  return fixed(found.route, found.isPublic, words, place);
}
