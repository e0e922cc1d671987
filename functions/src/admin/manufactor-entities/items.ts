import { cataloguePicture } from "@bupum/shared/accounts/files/rules";
import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import { claim } from "../../accounts/stored-files/items.ts";
import * as makers from "../../catalogue/manufactors/items.ts";
import type { Context } from "../../kernel/context.ts";

export async function find(id: Id<"mkr">): Promise<makers.StoredMaker> {
  const maker = await makers.readMaker(id);
  if (!maker) throw new Problem("NOT_FOUND");
  return maker;
}

/** The claim of a logo for its maker, if one is given. */
export const logoOf = (ctx: Context, id: Id<"mkr">, logoId: Id<"fil"> | undefined) =>
  claim(ctx, logoId ? [logoId] : [], {
    entity: "manufactor",
    id,
    readers: { isPublic: true },
    categories: ["IMAGE"],
    only: cataloguePicture,
  });
