import { imageRoutes } from "@bupum/shared/accounts/images/contract";
import { pictureOf } from "../stored-files/items.ts";
import { resource } from "../../kernel/request/resource.ts";

export const handler = resource(imageRoutes, {
  async get(ctx, { params }) {
    const picture = await pictureOf(params.id);
    ctx.header("content-disposition", "inline");
    return picture;
  },
});
