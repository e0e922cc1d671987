import { pieces } from "../../kernel/money/pieces.ts";
import * as z from "zod/mini";
import { id, lineId } from "../../kernel/ids.ts";
import { rule } from "../../kernel/rule.ts";
import { prose } from "../../kernel/text/text.ts";
import { day } from "../../kernel/time.ts";
import { longestOrderNumber } from "../../accounts/companies/number-template.ts";
import { orderNumberText } from "../../accounts/companies/order-number-text.ts";
import { shipTo } from "../../reference/addresses/ship-to.ts";

/** Lines that one order takes (D3-9). */
export const mostLines = 25;

export const buyerPoNumber = z.optional(orderNumberText(0, longestOrderNumber));
export const orderDraft = z.strictObject({
  items: z
    .array(
      z.strictObject({
        productEstimateId: lineId,
        responseId: id("rsp"),
        quantity: pieces,
        acceptAlternative: z._default(z.boolean(), false),
      }),
    )
    .check(
      z.minLength(1),
      z.maxLength(mostLines),
      rule((items) => new Set(items.map((item) => item.productEstimateId)).size === items.length, {
        error: "DUPLICATE_LINES",
      }),
    ),
  shipTo,
  /** The buyer's own order number; of a company that draws them the next one where it is absent (D45-1). */
  buyerPoNumber,
  desiredDate: z.optional(day),
  memo: z.optional(prose(0, 1000)),
  fileIds: z._default(z.array(id("fil")).check(z.maxLength(10)), []),
  /** Of the company in whose name it is ordered (D43-2). */
  costCentreId: z.optional(id("ccr")),
  /** The plan that this order is part of (D3-18). */
  awardPlanId: z.optional(id("awp")),
});
export type OrderDraft = z.output<typeof orderDraft>;
