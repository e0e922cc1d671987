import type { Id } from "@bupum/shared/kernel/ids";
import type { Language } from "@bupum/shared/kernel/language/languages";
import { Problem } from "@bupum/shared/kernel/problem";
import { feedWords } from "@bupum/shared/reading/wikis/feed-words";
import { wikiFeedPath, wikiPath } from "@bupum/shared/reading/wikis/states";
import { feedOf, mostFeedItems } from "../../kernel/feed.ts";
import { listWikiCategories } from "../wiki-categories/items.ts";
import { latestOf, placeOf } from "./items.ts";

interface Wanted {
  language: Language;
  wikiCategoryId?: Id<"wct"> | undefined;
}

/** The latest wikis of a language, or of a category and those below it, as RSS 2.0. Throws NOT_FOUND. */
export async function feed({ language, wikiCategoryId }: Wanted): Promise<File> {
  const { title, description } = feedWords[language];
  const found = wikiCategoryId && (await ofCategory(wikiCategoryId, language));
  const about = {
    title: found ? `${title}: ${found.name}` : title,
    description,
    path: wikiCategoryId ? `/wiki?wikiCategoryId=${wikiCategoryId}` : "/wiki",
    self: wikiFeedPath(language, wikiCategoryId),
  };
  const items = (found ? found.wikis : await latestOf({ language }, mostFeedItems)).map((wiki) => ({
    title: wiki.title,
    description: wiki.excerpt,
    language: wiki.language,
    path: wikiPath(wiki.id),
    at: wiki.createdAt,
  }));
  return feedOf(about, items, language);
}

/** The newest of a category in any language, which are then filtered by language. */
const looked = 100;

async function ofCategory(id: Id<"wct">, language: Language) {
  const all = await listWikiCategories();
  const category = all.find((one) => one.id === id);
  if (!category) throw new Problem("NOT_FOUND");
  const ids = [id, ...all.filter(({ parentId }) => parentId === id).map((one) => one.id)];
  const lists = await Promise.all(
    ids.map((wikiCategoryId) => latestOf({ wikiCategoryId }, looked)),
  );
  const wikis = lists
    .flat()
    .filter((wiki) => wiki.language === language)
    .toSorted((a, b) => placeOf(b).localeCompare(placeOf(a)))
    .slice(0, mostFeedItems);
  return { name: category.name[language], wikis };
}
