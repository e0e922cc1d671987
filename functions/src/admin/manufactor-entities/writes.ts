import { cataloguePicture } from "@bupum/shared/accounts/files/rules";
import type { Id } from "@bupum/shared/kernel/ids";
import { claim } from "../../accounts/files/items.ts";
import type { Context } from "../../kernel/context.ts";

export const logoOf = (ctx: Context, id: Id<"mkr">, logoId: Id<"fil"> | undefined) =>
  claim(ctx, logoId ? [logoId] : [], {
    entity: "manufactor",
    id,
    readers: { isPublic: true },
    categories: ["IMAGE"],
    only: cataloguePicture,
  });
