import * as z from "zod/mini";
import { humanNumber, id } from "../../kernel/ids.ts";
import { day, month } from "../../kernel/time.ts";
import { invoiceParty, sums } from "./fields.ts";

/** What one side supplied to the other in one month and did not invoice. */
const openMonth = {
  month,
  /** The last day on which it is issued in time. */
  dueOn: day,
  orders: z.array(
    z.object({
      orderBatchId: id("pob"),
      poNumber: humanNumber,
      /** One of its orders, for a link. */
      orderId: id("ord"),
      lines: z.int(),
      firstOn: day,
      lastOn: day,
      ...sums,
    }),
  ),
  ...sums,
};

/** As the seller reads it. */
export const supply = z.object({ buyerId: id("usr"), buyer: invoiceParty, ...openMonth });
export type Supply = z.output<typeof supply>;

/** As the company reads it (D42-10). */
export const expected = z.object({
  sellerId: id("sel"),
  sellerName: z.string(),
  /** There are more orders than those that were read. */
  isPartial: z.boolean(),
  ...openMonth,
});
export type ExpectedInvoice = z.output<typeof expected>;
