import { penaltyRoutes } from "@bupum/shared/trust/user-penalty-histories/contract";
import { resource } from "../../kernel/request/resource.ts";
import { reportSeller } from "./create.ts";

export const handler = resource(penaltyRoutes, {
  create: (ctx, { body }) => reportSeller(ctx, body),
});
