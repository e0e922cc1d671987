import * as z from "zod/mini";
import { buyingCompany } from "../../accounts/companies/on-papers.ts";
import { charge } from "../../accounts/companies/spending.ts";
import { id } from "../../kernel/ids.ts";

/** Of an order in the name of a company. */
export const companyFields = {
  /** What papers state of it (D40-14). */
  buyerCompany: z.optional(buyingCompany),
  /** The member who ordered; absent for the seller (D40-11). */
  orderedBy: z.optional(id("usr")),
  /** Of an order that its company's rules let out; absent for the seller (D41-2). */
  approvalId: z.optional(id("oap")),
  /** Where its company counts it; absent for the seller (D43-2). */
  costCentre: z.optional(charge),
};
