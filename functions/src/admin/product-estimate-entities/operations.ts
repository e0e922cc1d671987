import { faultAt, Problem } from "@bupum/shared/kernel/problem";
import {
  lineEntityRoutes,
  lineRow as lineRowShape,
} from "@bupum/shared/deal/product-estimates/admin-contract";
import type { LineId } from "@bupum/shared/kernel/ids";
import { replyTypes } from "@bupum/shared/deal/product-estimates/contract";
import { trailOf } from "../../kernel/audit.ts";
import { adminResource } from "../../kernel/request/resource.ts";
import { historyOf, readLines } from "../../deal/whole-groups/lines.ts";
import { proposeProduct } from "../../deal/product-estimate-responses/propose-product.ts";
import { rejectLines } from "../../deal/product-estimate-responses/reject.ts";
import { removeLine } from "../../deal/product-estimates/remove.ts";
import { toLine } from "../../deal/whole-groups/line-rules.ts";
import { lineRow } from "../../indexing/ledger/sources.ts";
import { removed } from "../../search/ledger/items.ts";
import { searchLedger } from "../../search/ledger/lists.ts";
import { readStatistics, readTradeCohorts } from "./statistics.ts";

const lineRows = {
  shape: lineRowShape,
  anew: async (ids: LineId[]) =>
    (await readLines(ids)).lines.flatMap((line) => (line ? [lineRow(line)] : [])),
};

export const handler = adminResource(lineEntityRoutes, {
  statistics: (ctx, { query }) => readStatistics(query, ctx.now()),

  cohorts: (ctx) => readTradeCohorts(ctx.now()),

  async list(_ctx, { query }) {
    const { replyTypes: replies, filter, page, itemsPerPage, cursor, ...rest } = query;
    const state = filter?.state;
    if (state !== undefined && (state !== removed || replies !== undefined))
      throw faultAt("query.filter", "invalid_value");
    const states = state === removed ? [removed] : (replies?.split(",") ?? replyTypes);
    const asked = { ledger: "ln", states, filters: rest, rows: lineRows } as const;
    return searchLedger(asked, { page, itemsPerPage, cursor });
  },

  async get(ctx, { params }) {
    const [line] = (await readLines([params.id])).lines;
    if (!line) throw new Problem("NOT_FOUND");
    const [{ revisions }, history] = await Promise.all([
      historyOf(line, false, ctx.now()),
      trailOf(
        ["estimateGroup", line.groupId],
        ["estimate", line.estimateId],
        ["productEstimate", line.id],
      ),
    ]);
    return { ...toLine(line, ctx.now()), revisions, history };
  },

  reject: (ctx, { params, body }) =>
    rejectLines(ctx, {
      productEstimateIds: [params.id],
      reason: "INTERNAL_REASONS",
      detail: body.note,
    }),

  propose: (ctx, { params, body }) =>
    proposeProduct(ctx, { productEstimateId: params.id, productId: body.productId }),

  remove: (ctx, { params }) => removeLine(ctx, params.id),
});
