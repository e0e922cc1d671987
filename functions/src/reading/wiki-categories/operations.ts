import { wikiCategoryRoutes } from "@bupum/shared/reading/wiki-categories/contract";
import { resource } from "../../kernel/request/resource.ts";
import { listWikiCategories } from "./items.ts";

export const handler = resource(wikiCategoryRoutes, {
  async list() {
    return { items: await listWikiCategories() };
  },
});
