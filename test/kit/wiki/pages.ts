import type { World } from "../world.ts";

export type Admin = Awaited<ReturnType<World["adminUser"]>>;
export type CategoryId = `wct_${string}`;

let made = 0;
/** A wiki category of a name that no other test uses. */
export const newWikiCategory = (
  admin: Admin,
  more: { parentId?: CategoryId; order?: number } = {},
) =>
  admin.api.wikiCategoryEntities.create({
    body: { name: { ko: `위키 분류 ${(made += 1)}` }, ...more },
  });
