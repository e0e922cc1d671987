import { newWikiCategory, publish, wikiFields } from "./pages.ts";
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
  "wikiEntities.create": [
    "wiki",
    async () => {
      const { admin } = trial();
      const body = wikiFields((await newWikiCategory(admin)).id);
      return () => admin.api.wikiEntities.create({ body });
    },
  ],
  "wikiEntities.update": [
    "wiki",
    async () => {
      const { admin } = trial();
      const { id } = await newWiki(trial());
      const body = { status: "HIDDEN" as const, reason };
      return () => admin.api.wikiEntities.update({ params: { id }, body });
    },
  ],
  "wikiEntities.remove": [
    "wiki",
    async () => {
      const { admin } = trial();
      const { id } = await newWiki(trial());
      return () => admin.api.wikiEntities.remove({ params: { id }, body: { reason } });
    },
  ],
});

const reason = "출처를 확인할 수 없는 내용입니다.";
const newWiki = async ({ admin, world }: Trial) =>
  publish(await world.writer(), (await newWikiCategory(admin)).id);
