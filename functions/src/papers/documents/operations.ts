import { documentRoutes } from "@bupum/shared/papers/documents/contract";
import { resource } from "../../kernel/request/resource.ts";
import { createDocument } from "./create.ts";
import { getDocument } from "./get.ts";

export const handler = resource(documentRoutes, {
  create: (ctx, { body }) => createDocument(ctx, body),
  get: (ctx, { params, query }) => getDocument(ctx, params.number, query.h),
});
