import { writerIdOf } from "@bupum/shared/kernel/owner-ids";
import { writerInfoRoutes } from "@bupum/shared/accounts/writer-infos/contract";
import { userOf } from "../../kernel/context.ts";
import { resource } from "../../kernel/request/resource.ts";
import { apply } from "./create.ts";
import { findWriter, toWriterInfo } from "./items.ts";
import { resubmit } from "./update.ts";

export const handler = resource(writerInfoRoutes, {
  create: (ctx, { body }) => apply(ctx, body),

  async me(ctx) {
    return toWriterInfo(await findWriter(writerIdOf(userOf(ctx).userId)));
  },

  update: (ctx, { body }) => resubmit(ctx, body),
});
