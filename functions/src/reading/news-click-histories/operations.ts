import { newsClickRoutes } from "@bupum/shared/reading/news-click-histories/contract";
import { resource } from "../../kernel/request/resource.ts";
import { countClick } from "./create.ts";

export const handler = resource(newsClickRoutes, {
  create: (ctx, { body }) => countClick(ctx, body.newsId),
});
