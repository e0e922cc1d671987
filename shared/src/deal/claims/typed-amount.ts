import * as z from "zod/mini";
import { type Currency, toMinor } from "../../kernel/money/amounts.ts";
import { type ClaimRemedy, paysBack } from "./states.ts";

/** What is paid back as a form has it, in the major unit of its currency. */
export const typedAmount = z.optional(
  z.string().check(z.regex(/^\d+(\.\d{1,2})?$/, { error: "UNIT_PRICE" })),
);

/** The same as a call takes it, in minor units; nothing of a remedy that pays nothing back. */
export const paidBack = (
  amount: string | undefined,
  remedy: ClaimRemedy,
  currency: Currency,
): { amount?: number } =>
  amount !== undefined && paysBack(remedy) ? { amount: toMinor(Number(amount), currency) } : {};
