import { id } from "@bupum/shared/kernel/ids";
import * as z from "zod/mini";

/** What has happened to tax invoices, and to what they are issued for. */
export const taxMessages = {
  /** Lines of one PO of a company were completed: they wait for their tax invoice (D42-4). */
  "orders.completed": {
    queue: "tax-invoices",
    body: () => z.object({ orderIds: z.array(id("ord")) }),
  },
  /** A tax invoice is on its way to the provider, or due for a look (D42-7). */
  "tax-invoice.waited": {
    queue: "tax-invoices",
    body: () => z.object({ invoiceId: id("tin") }),
  },
  /** A month is over, or its last day to issue draws near (D42-6). */
  "tax-month.ended": {
    queue: "tax-invoices",
    body: () => z.object({ sellerId: id("sel"), month: z.string() }),
  },
  /** A claim of a company pays something back, or its amendment is due for a look (D42-12). */
  "claim.settled": { queue: "tax-invoices", body: () => z.object({ claimId: id("clm") }) },
} as const;
