import * as z from "zod/mini";
import { id } from "../../kernel/ids.ts";

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
  /** Printed on its purchase orders (D40-19). */
  logoId: z.optional(id("fil")),
});
export type BuyingCompany = z.output<typeof buyingCompany>;
