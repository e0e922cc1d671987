import type { Item } from "@bupum/functions/kernel/table";
import { chunksOf, cloudLimits } from "@bupum/shared/kernel/chunks";
import type { PageQuery } from "@bupum/shared/kernel/page";
import { addHours, addMs, type Instant } from "@bupum/shared/kernel/time";
import { randomOf } from "../../kit/random.ts";
import { type Article, madeArticles } from "./made-articles.ts";
import { nounsIn } from "./questions.ts";

// Bodies of articles in the table, each with the search that the site has for it.

const now: Instant = "2026-11-25T00:00:00.000Z";
const few: PageQuery = { page: 1, itemsPerPage: 10 };

export interface Corpus {
  name: string;
  articles: Article[];
  /** Of its rows, which a scan for words would read. */
  bytes: number;
  ask: (keyword: string) => Promise<{ items: { id: string }[] }>;
}
interface Stored {
  rows: Item[];
  articleOf: (row: Item) => Article | undefined;
  ask: Corpus["ask"];
}

/** Stores rows as they are, and has the worker place the articles among them. */
async function storedAs(name: string, { rows, articleOf, ask }: Stored): Promise<Corpus> {
  const { writeBatch } = await import("@bupum/functions/kernel/table");
  const { followedMessage } = await import("@bupum/functions/search/rules");
  const { placeInLedger } = await import("@bupum/functions/indexing/ledger/place");
  for (const some of chunksOf(rows, cloudLimits.writes))
    await writeBatch(some.map((row) => ({ put: row })));
  for (const { pk, sk } of rows) {
    const followed = followedMessage(pk, sk);
    if (followed && followed.entity !== "ac") await placeInLedger(followed.entity, followed.id);
  }
  const articles = rows.flatMap((row) => articleOf(row) ?? []);
  const bytes = rows.reduce((sum, row) => sum + Buffer.byteLength(JSON.stringify(row)), 0);
  return { name, articles, bytes, ask };
}

async function wikisAs(name: string, rows: Item[]): Promise<Corpus> {
  const { findRead } = await import("@bupum/functions/search/ledger/readings");
  const { searchWikis } = await import("@bupum/functions/reading/wikis/search");
  const texts = new Map(rows.flatMap(({ pk, sk, text }) => (sk === "plain" ? [[pk, text]] : [])));
  return storedAs(name, {
    rows,
    // A row of this kind is a wiki, and each has a text.
    articleOf: ({ pk, sk, id, title, tags }) =>
      sk === "wiki" ? ({ id, title, tags, text: texts.get(pk) } as Article) : undefined,
    ask: (keyword) => findRead(keyword, few, (one, at) => searchWikis(one, {}, at)),
  });
}

/** When one of the made wikis was published: the later, the higher its place. */
const publishedAt = (place: number) => addMs(addHours(now, -24 * 400), place * 60_000);

/** What the demo's wikis are tagged with. */
export async function demoNouns(): Promise<string[]> {
  const { readWikis } = await import("@bupum/seed/articles/read");
  return nounsIn(readWikis("ko").flatMap(({ tags }) => tags));
}

const idOf = (place: number) => `wik_01KB${String(place).padStart(22, "0")}` as const;

/** So many wikis of Korean sentences, over the words of those of the demo market. */
export async function madeCorpus(count: number, seed: number): Promise<Corpus> {
  const { wikiKey, wikiRows } = await import("@bupum/functions/reading/wikis/items");
  const made = madeArticles(count, await demoNouns(), randomOf(seed), idOf);
  const rows = made.flatMap(({ id, title, tags, text }, place) =>
    wikiRows(
      {
        ...wikiKey(id),
        id,
        title,
        tags,
        language: "ko",
        wikiCategoryId: "wct_01KB0000000000000000000000",
        writerId: "usr_01KB0000000000000000000000",
        editorId: "usr_01KB0000000000000000000000",
        linkedProductIds: [],
        linkedManufactorIds: [],
        excerpt: text.slice(0, 160),
        status: "PUBLISHED",
        currentRevision: 1,
        version: 1,
        createdAt: publishedAt(place),
        updatedAt: publishedAt(place),
      },
      text,
    ),
  );
  return wikisAs(`${count.toLocaleString("en")} made wikis`, rows);
}

const articleIn = (row: Item, text: string, tags: (string | undefined)[]): Article => ({
  id: String(row["id"]),
  title: String(row["title"]),
  tags: tags.flatMap((tag) => tag ?? []),
  text,
});

/** The wikis, news and posts of the demo market. */
export async function demoCorpora(): Promise<Corpus[]> {
  const { findRead } = await import("@bupum/functions/search/ledger/readings");
  const { searchNews } = await import("@bupum/functions/reading/news/search");
  const { searchBoards } = await import("@bupum/functions/reading/boards/search");
  const { saidBy } = await import("@bupum/functions/search/text/news-pieces");
  const { textOfBoard } = await import("@bupum/functions/search/text/board-pieces");
  const { wikiRows } = await import("@bupum/seed/articles/wiki-rows");
  const { allNewsRows } = await import("@bupum/seed/articles/news-rows");
  const { allBoardRows } = await import("@bupum/seed/articles/board-rows");
  const before = addHours(now, -24);
  const stretch = { newestFirst: true, until: now };
  type News = Parameters<typeof saidBy>[0];
  type Board = Parameters<typeof textOfBoard>[0];
  return [
    await wikisAs("the demo's wikis", wikiRows(before)),
    await storedAs("the demo's news", {
      rows: allNewsRows(before),
      articleOf(row) {
        // A row of this kind is one of news.
        const news = row as unknown as News;
        return row.sk === "news" ? articleIn(row, saidBy(news), [news.sourceName]) : undefined;
      },
      ask: (keyword) => findRead(keyword, few, (one, at) => searchNews(one, {}, stretch, at)),
    }),
    await storedAs("the demo's posts", {
      rows: allBoardRows(before),
      articleOf(row) {
        // A row of this kind is a post.
        const board = row as unknown as Board;
        const tags = [board.manufactorName];
        return row.sk === "board" ? articleIn(row, textOfBoard(board), tags) : undefined;
      },
      ask: (keyword) =>
        findRead(keyword, few, (one, at) => searchBoards({ type: "guest" }, one ?? "", {}, at)),
    }),
  ];
}
