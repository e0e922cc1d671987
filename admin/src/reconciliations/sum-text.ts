import type { Sums } from "@bupum/shared/billing/reconciliations/admin-contract";
import { moneyText } from "@bupum/ui/display/money";
import { useFormatter, useLocale } from "use-intl";
import { useWords } from "../words.ts";

/** Money of a day on one side, as "3 · ₩128,700". */
export function useSumText() {
  const say = useWords("reconciliations");
  const language = useLocale();
  const format = useFormatter();
  const text = (count: number, amount: number): string =>
    say("sum", {
      count: format.number(count),
      amount: moneyText({ amount, currency: "KRW" }, language),
    });
  return {
    charges: ({ charges, charged }: Sums) => text(charges, charged),
    refunds: ({ refunds, refunded }: Sums) => text(refunds, refunded),
  };
}
