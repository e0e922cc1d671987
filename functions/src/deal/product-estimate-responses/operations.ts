import { quoteRoutes } from "@bupum/shared/deal/product-estimate-responses/contract";
import { resource } from "../../kernel/request/resource.ts";
import { answerSheet } from "./answer-sheet.ts";
import { createQuotes } from "./create.ts";
import { decideProduct } from "./decide-product.ts";
import { proposeProduct } from "./propose-product.ts";
import { rejectLines } from "./reject.ts";

export const handler = resource(quoteRoutes, {
  answerSheet: (ctx) => answerSheet(ctx),
  create: (ctx, { body }) => createQuotes(ctx, body),
  reject: (ctx, { body }) => rejectLines(ctx, body),
  proposeProduct: (ctx, { body }) => proposeProduct(ctx, body),
  decideProduct: (ctx, { body }) => decideProduct(ctx, body),
});
