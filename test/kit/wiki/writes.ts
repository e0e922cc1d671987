import { newWikiCategory } from "./pages.ts";
import type { World } from "../world.ts";

interface Trial {
  world: World;
  admin: Awaited<ReturnType<World["adminUser"]>>;
}
type Prepared = [string, () => Promise<() => Promise<unknown>>];

/** The admins' writes about wikis, each with the entity that its event is about. */
export const wikiWrites = (trial: () => Trial): Record<string, Prepared> => ({
  "wikiCategoryEntities.create": [
    "wiki-category",
    async () => () => newWikiCategory(trial().admin),
  ],
  "wikiCategoryEntities.update": [
    "wiki-category",
    async () => {
      const { admin } = trial();
      const { id, version } = await newWikiCategory(admin);
      const body = { name: { ko: "고친 분류" }, version };
      return () => admin.api.wikiCategoryEntities.update({ params: { id }, body });
    },
  ],
  "wikiCategoryEntities.remove": [
    "wiki-category",
    async () => {
      const { admin } = trial();
      const { id } = await newWikiCategory(admin);
      return () => admin.api.wikiCategoryEntities.remove({ params: { id } });
    },
  ],
});
