import type { imageRoutes } from "@bupum/shared/images/contract";
import { pictureOf } from "../files/items.ts";
import type { Operations } from "../kernel/resource.ts";

export const operations: Operations<typeof imageRoutes> = {
  async get(ctx, { params }) {
    const picture = await pictureOf(params.id);
    ctx.header("content-disposition", "inline");
    return picture;
  },
};
