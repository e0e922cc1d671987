import { categoryKey } from "@bupum/functions/reading/news-categories/items";
import type { Item } from "@bupum/functions/kernel/table";
import type { Id } from "@bupum/shared/kernel/ids";
import { openedAt, seedId } from "../ids.ts";
import { newsCategories } from "./categories.ts";

export const wikiCategoryId = (key: string): Id<"wct"> => seedId("wct", key);
export const newsCategoryId = (key: string): Id<"nwc"> => seedId("nwc", key);

const dated = { version: 1, createdAt: openedAt, updatedAt: openedAt };

/** The categories of news, each with how many of these items it has. */
export const newsCategoryRows = (items: readonly { category: string }[]): Item[] =>
  newsCategories.map(({ key, name }, order) => ({
    ...categoryKey(newsCategoryId(key)),
    id: newsCategoryId(key),
    name,
    order,
    newsCount: items.filter(({ category }) => category === key).length,
    ...dated,
  }));
