import { describe, expect, test } from "vitest";
import { catalogue } from "../catalogue/catalogue.ts";
import { buyers, sellers } from "../people/people.ts";
import { newsCategories, wikiCategories } from "./categories.ts";
import { mentionPattern } from "./mentions.ts";
import { readBoards, readNews, readWikis, sectionNames } from "./read.ts";
import type { WikiArticle } from "./read.ts";

const wikis = { ko: readWikis("ko"), en: readWikis("en"), zh: readWikis("zh") };
const pages = [...wikis.ko, ...wikis.en, ...wikis.zh];
const news = readNews();
const boards = readBoards();

const sellerKeys = new Set(sellers.map(({ key }) => key));
const userKeys = new Set([...sellerKeys, ...buyers.map(({ userId }) => userId)]);
const parts = new Set(catalogue.map((part) => `${part.manufactor}/${part.partNumber}`));
const where = ({ language, slug }: WikiArticle) => `${language}/${slug}`;
const bodyOf = ({ sections }: WikiArticle) => sections.map(({ body }) => body).join("\n");
/** Without the padding of tables. */
const lengthOf = (page: WikiArticle) => bodyOf(page).replace(/[\s|-]+/g, " ").length;
const sourcesOf = ({ sections }: WikiArticle) =>
  sections.find(({ kind }) => kind === "SOURCES")?.body.match(/^- /gm) ?? [];
const twice = (names: string[]) => names.filter((name, index) => names.indexOf(name) !== index);

describe("the wiki of the demo market", () => {
  test("has at least 42 pages in Korean, and 14 of them in English and Chinese", () => {
    expect(wikis.ko.length).toBeGreaterThanOrEqual(42);
    expect(wikis.en.length).toBeGreaterThanOrEqual(14);
    expect(wikis.zh.map(({ slug }) => slug)).toEqual(wikis.en.map(({ slug }) => slug));
    const korean = new Map(wikis.ko.map((page) => [page.slug, page.category]));
    const astray = [...wikis.en, ...wikis.zh].filter(
      ({ slug, category }) => korean.get(slug) !== category,
    );
    expect(astray.map(where)).toEqual([]);
  });

  test("gives each page an outline, its own sections, sources and the rest", () => {
    const faults = pages.filter(({ language, sections }) => {
      const kinds = sections.map(({ kind }) => kind);
      const names = Object.keys(sectionNames[language]);
      return (
        kinds[0] !== "OUTLINE" ||
        names.some((name) => kinds.filter((kind) => kind === name).length !== 1) ||
        kinds.filter((kind) => kind === "OWN").length < 2
      );
    });
    expect(faults.map(where)).toEqual([]);
    const empty = pages.filter(({ sections }) => sections.some(({ body }) => body.length < 20));
    expect(empty.map(where)).toEqual([]);
  });

  test("names at least two sources on each page, and no address of the web", () => {
    expect(pages.filter((page) => sourcesOf(page).length < 2).map(where)).toEqual([]);
    expect(pages.filter((page) => /https?:|www\./.test(bodyOf(page))).map(where)).toEqual([]);
  });

  test("mentions parts that the catalogue has, outside tables and links", () => {
    const lost = pages.flatMap((page) =>
      page.mentions
        .filter(
          ({ manufactor, partNumber }) => partNumber && !parts.has(`${manufactor}/${partNumber}`),
        )
        .map(({ manufactor, partNumber }) => `${where(page)}: ${manufactor} ${partNumber}`),
    );
    expect(lost).toEqual([]);
    const mentioning = wikis.ko.filter(({ mentions }) => mentions.length > 0);
    expect(mentioning.length / wikis.ko.length).toBeGreaterThan(0.7);
    const faults = pages.filter((page) => {
      const plain = bodyOf(page).replaceAll(mentionPattern, "");
      return /\[\[|\]\]/.test(plain) || /^\|.*\[\[|\]\]\(/m.test(bodyOf(page));
    });
    expect(faults.map(where)).toEqual([]);
  });

  test("says enough on each page, has tables and never the same title twice", () => {
    const least = { ko: 900, en: 1_800, zh: 600 };
    const short = pages.filter((page) => lengthOf(page) < least[page.language]);
    expect(short.map(where)).toEqual([]);
    const tabled = wikis.ko.filter((page) => /^\| -/m.test(bodyOf(page)));
    expect(tabled.length / wikis.ko.length).toBeGreaterThan(0.8);
    expect(twice(pages.map(({ language, title }) => `${language} ${title}`))).toEqual([]);
    expect(twice(pages.map(where))).toEqual([]);
  });

  test("is written in the language it claims, by sellers, in every leaf of the categories", () => {
    expect(wikis.ko.filter((page) => !/[가-힣]/.test(page.title)).map(where)).toEqual([]);
    const foreign = [...wikis.en, ...wikis.zh].filter(
      (page) => /[가-힣]/.test(page.title) || /[가-힣]{2}/.test(bodyOf(page)),
    );
    expect(foreign.map(where)).toEqual([]);
    expect(wikis.zh.filter((page) => !/[\u4e00-\u9fff]/.test(page.title)).map(where)).toEqual([]);
    expect(pages.filter(({ writer }) => !sellerKeys.has(writer)).map(where)).toEqual([]);
    const filled = new Set<string>(wikis.ko.map(({ category }) => category));
    const leaves = wikiCategories.filter(({ parent }) => parent !== undefined);
    expect(leaves.filter(({ key }) => !filled.has(key))).toEqual([]);
  });
});

describe("the news and the boards of the demo market", () => {
  test("are 30 news of the demo sellers, in every category", () => {
    expect(news.length).toBeGreaterThanOrEqual(30);
    expect(news.filter(({ company }) => !sellerKeys.has(company))).toEqual([]);
    expect(news.filter(({ body }) => body.length < 80).map(({ slug }) => slug)).toEqual([]);
    expect(new Set(news.map(({ category }) => category))).toEqual(
      new Set(newsCategories.map(({ key }) => key)),
    );
    expect(twice(news.map(({ title }) => title))).toEqual([]);
  });

  test("are 40 posts, some of them completed, with one to five replies by known users", () => {
    expect(boards.filter(({ purpose }) => purpose === "BUY").length).toBeGreaterThanOrEqual(26);
    expect(boards.filter(({ purpose }) => purpose === "SELL").length).toBeGreaterThanOrEqual(14);
    expect(boards.filter(({ completed }) => completed).length).toBeGreaterThanOrEqual(8);
    const unasked = boards.filter(({ replies }) => replies.length < 1 || replies.length > 5);
    expect(unasked.map(({ slug }) => slug)).toEqual([]);
    const writers = boards.flatMap(({ author, replies }) => [
      author,
      ...replies.map((r) => r.author),
    ]);
    expect(writers.filter((key) => !userKeys.has(key))).toEqual([]);
    const strangers = boards.filter(
      ({ purpose, author }) => purpose === "SELL" && !sellerKeys.has(author),
    );
    expect(strangers.map(({ slug }) => slug)).toEqual([]);
  });

  test("have replies in order, none from the days to come", () => {
    const faults = boards.filter(({ daysAgo, replies }) => {
      const hours = replies.map(({ hoursAfter }) => hoursAfter);
      return hours.some((at, index) => at > daysAgo * 24 || at <= (hours[index - 1] ?? 0));
    });
    expect(faults.map(({ slug }) => slug)).toEqual([]);
  });

  test("name parts of the catalogue, and telephone numbers that reach nobody", () => {
    const lost = boards.filter(
      ({ maker, partNumber }) =>
        partNumber !== undefined &&
        !catalogue.some(
          (part) => part.partNumber === partNumber && part.manufactorName.en === maker,
        ),
    );
    expect(lost.map(({ slug, partNumber }) => `${slug}: ${partNumber}`)).toEqual([]);
    const texts = [
      ...pages.map(bodyOf),
      ...news.map(({ body }) => body),
      ...boards.flatMap(({ content, replies }) => [content, ...replies.map((r) => r.content)]),
    ];
    const numbers = texts.flatMap((text) => text.match(/\b0\d{1,2}-\d{3,4}-\d{4}\b/g) ?? []);
    expect(numbers.filter((number) => !/-0000-\d{4}$/.test(number))).toEqual([]);
  });
});
