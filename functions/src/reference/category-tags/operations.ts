import { categoryTagRoutes } from "@bupum/shared/reference/category-tags/contract";
import { resource } from "../../kernel/request/resource.ts";
import { countedTags } from "./items.ts";

export const handler = resource(categoryTagRoutes, {
  list: async () => ({ items: await countedTags() }),
});
