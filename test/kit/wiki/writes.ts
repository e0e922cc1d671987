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
  ...writesBelow(trial),
});

/** The same about what readers say of them. */
const writesBelow = (trial: () => Trial): Record<string, Prepared> => ({
  "wikiComments.remove": [
    "wiki-comment",
    async () => {
      const { admin, world } = trial();
      const { id: wikiId } = await newWiki(trial());
      const { api } = await world.member();
      const { id } = await api.wikiComments.create({ body: { wikiId, content: "광고" } });
      return () => admin.api.wikiComments.remove({ params: { id }, body: { reason } });
    },
  ],
  "wikiRequestHistoryEntities.decide": [
    "wiki-opinion",
    async () => {
      const { admin, world } = trial();
      const { id: wikiId } = await newWiki(trial());
      const { api } = await world.member();
      const said = { title: "다른 의견", content: "다시 확인해 주시기 바랍니다." };
      const { id } = await api.wikiRequestHistories.create({
        body: { wikiId, baseRevision: 1, type: "ETC", ...said },
      });
      const body = { result: "DECLINED" as const, resultNote: reason };
      return () => admin.api.wikiRequestHistoryEntities.decide({ params: { id }, body });
    },
  ],
});

const reason = "출처를 확인할 수 없는 내용입니다.";
const newWiki = async ({ admin, world }: Trial) =>
  publish(await world.writer(), (await newWikiCategory(admin)).id);
