import * as z from "zod/mini";
import { id } from "../../kernel/ids.ts";
import { toMajor } from "../../kernel/money/amounts.ts";
import type { Currency } from "../../kernel/money/money.ts";
import { type VatMode, withVat } from "../../kernel/money/tax.ts";
import { month } from "../../kernel/time.ts";

/** Where an order counts: a cost centre, the month in Seoul in which it was asked for, and the rate of that day. */
export const charge = z.object({
  id: id("ccr"),
  month,
  /** Won for one unit of the order's currency; 1 for won, 0 where no rate is known. */
  rateToKrw: z.number(),
});
export type Charge = z.output<typeof charge>;

export interface Cost {
  amount: number;
  currency: Currency;
  vatMode: VatMode;
}

/** What a line takes of a budget: its supply value in won, without VAT and delivery (D43-3). */
export const wonOf = (
  { amount, currency, vatMode }: Cost,
  { rateToKrw }: Pick<Charge, "rateToKrw">,
): number => Math.round(toMajor(withVat(amount, vatMode).supply, currency) * rateToKrw);

export const wonOfAll = (lines: readonly Cost[], of: Pick<Charge, "rateToKrw">): number =>
  lines.reduce((sum, line) => sum + wonOf(line, of), 0);
