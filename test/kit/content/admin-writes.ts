import { draftOf, newCategory, writeNews } from "./news.ts";
import type { World } from "../world.ts";
import { writersOf } from "./writers.ts";

interface Place {
  world: World;
  admin: Awaited<ReturnType<World["adminUser"]>>;
}
type Trials = Record<string, [entity: string, ready: () => Promise<() => Promise<unknown>>]>;

/** Each write of admins on news and writers: what its event is about, and how it is prepared. */
export const contentWrites = (of: () => Place): Trials => ({
  ...newsWrites(of),
  ...categoryWrites(of),
  ...writerWrites(of),
});

const newsWrites = (of: () => Place): Trials => ({
  "news.create": [
    "news",
    async () => {
      const { admin } = of();
      const body = await draftOf(admin);
      return () => admin.api.news.create({ body });
    },
  ],
  "news.createMany": [
    "news",
    async () => {
      const { admin } = of();
      const items = [await draftOf(admin), await draftOf(admin)];
      return () => admin.api.news.createMany({ body: { items } });
    },
  ],
  "news.update": [
    "news",
    async () => {
      const { admin } = of();
      const { id } = await writeNews(admin);
      return () => admin.api.news.update({ params: { id }, body: { title: "고친 제목" } });
    },
  ],
  "news.remove": [
    "news",
    async () => {
      const { admin } = of();
      const { id } = await writeNews(admin);
      return () => admin.api.news.remove({ params: { id } });
    },
  ],
  "news.removeMany": [
    "news",
    async () => {
      const { admin } = of();
      const { id } = await writeNews(admin);
      return () => admin.api.news.removeMany({ body: { ids: [id] } });
    },
  ],
});

const categoryWrites = (of: () => Place): Trials => ({
  "newsCategories.create": ["news-category", async () => () => newCategory(of().admin)],
  "newsCategories.update": [
    "news-category",
    async () => {
      const { admin } = of();
      const { id } = await newCategory(admin);
      return () => admin.api.newsCategories.update({ params: { id }, body: { order: 0 } });
    },
  ],
  "newsCategories.remove": [
    "news-category",
    async () => {
      const { admin } = of();
      const { id } = await newCategory(admin);
      return () => admin.api.newsCategories.remove({ params: { id } });
    },
  ],
});

const writerWrites = (of: () => Place): Trials => ({
  "writerInfos.decide": [
    "writer",
    async () => {
      const { world, admin } = of();
      const writers = writersOf(world, admin);
      const { info } = await writers.applicant();
      return () => writers.decide(info.id, "APPROVED");
    },
  ],
});
