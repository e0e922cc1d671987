import * as z from "zod/mini";
import { currency } from "../../kernel/money/money.ts";
import { vatModes } from "../../kernel/money/tax.ts";
import { addDays, type Day, daysBetween, type Instant, seoulDay } from "../../kernel/time.ts";
import { shippingFeePayer } from "../../catalogue/products/merchandise-fields.ts";
import type { Quote } from "./contract.ts";
import { defaultValidDays } from "./rules.ts";

/** What a seller said last about all lines of an answer; the next one starts with it (D3-32). */
export const lastTerms = z.object({
  currency,
  vatMode: z.enum(vatModes),
  shippingFeePayer,
  /** Calendar days in Seoul from the answer to the last day of its validity. */
  validDays: z.int(),
});
export type LastTerms = z.output<typeof lastTerms>;

/** The terms of a quote that was just sent. Zero rates belong to one export and are not kept. */
export const lastTermsOf = (
  quote: Pick<Quote, "currency" | "vatMode" | "shippingFeePayer" | "validUntil" | "createdAt">,
): LastTerms => ({
  currency: quote.currency,
  vatMode: quote.vatMode === "ZERO_RATED" ? "EXCLUDED" : quote.vatMode,
  shippingFeePayer: quote.shippingFeePayer,
  validDays: daysBetween(seoulDay(quote.createdAt), quote.validUntil),
});

/** The last day of a new answer's validity, as its seller chose it last; 14 days at first. */
export const usualValidUntil = (last: LastTerms | undefined, now: Instant): Day =>
  addDays(seoulDay(now), last?.validDays ?? defaultValidDays);
