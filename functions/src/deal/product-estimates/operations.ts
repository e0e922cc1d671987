import { lineRoutes } from "@bupum/shared/deal/product-estimates/contract";
import { resource } from "../../kernel/request/resource.ts";
import { readDashboard } from "./dashboard.ts";
import { exportSheet } from "./export-sheet.ts";
import { getLine } from "./get.ts";
import { listOfEstimate } from "./list-of-estimate.ts";
import { listOfSeller } from "./list-of-seller.ts";
import { requoteLine } from "./requote.ts";

export const handler = resource(lineRoutes, {
  listOfEstimate: (ctx, { query }) => listOfEstimate(ctx, query),
  listOfSeller: (ctx, { query }) => listOfSeller(ctx, query),
  dashboard: (ctx) => readDashboard(ctx),
  exportSheet: (ctx, { body }) => exportSheet(ctx, body),
  get: (ctx, { params }) => getLine(ctx, params.id),
  requote: (ctx, { params, body }) => requoteLine(ctx, params.id, body),
});
