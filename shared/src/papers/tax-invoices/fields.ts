import * as z from "zod/mini";

/** Whole won. */
export const taxed = { supply: z.int(), vat: z.int() };
export const sums = { ...taxed, total: z.int() };

/** 공급자 or 공급받는자, as an invoice states it. */
export const invoiceParty = z.object({
  name: z.string(),
  businessNumber: z.string(),
  representative: z.string(),
  address: z.string(),
  /** 업태 and 종목. */
  businessType: z.optional(z.string()),
  businessItem: z.optional(z.string()),
  email: z.string(),
});
export type InvoiceParty = z.output<typeof invoiceParty>;
