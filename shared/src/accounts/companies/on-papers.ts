import * as z from "zod/mini";

/** What papers state of a company that buys, as it was when it ordered (D40-14). */
export const buyingCompany = z.object({
  name: z.string(),
  businessNumber: z.string(),
  representative: z.string(),
  address: z.object({ zip: z.string(), address: z.string(), detail: z.optional(z.string()) }),
  /** 업태 and 종목. */
  businessType: z.string(),
  businessItem: z.string(),
  invoiceEmail: z.string(),
});
export type BuyingCompany = z.output<typeof buyingCompany>;
