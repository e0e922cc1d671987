import type { FallenPrice } from "@bupum/shared/deal/price-memories/contract";
import type { BoughtAgain } from "@bupum/shared/notices/homes/contract";
import { priceText } from "@bupum/ui/display/money";
import { useLocale } from "use-intl";
import { useWords } from "../words.ts";
import { Products } from "./products.tsx";

/** What was paid the last time, in words. */
function usePaid() {
  const say = useWords("homes");
  const language = useLocale();
  return ({ unitPrice, currency, quantity: count, unit }: BoughtAgain["last"]) =>
    say("paid", { price: priceText(unitPrice, currency, language), count, unit });
}

/** Parts ordered lately, each with today's price (D38-4). */
export function Again({ of }: { of: readonly BoughtAgain[] }) {
  const say = useWords("homes");
  const paid = usePaid();
  return (
    <Products
      title={say("again")}
      of={of.map(({ part, last, percent, isApproximate = false }) => ({
        part,
        quantity: last.quantity,
        said: paid(last),
        move: percent === undefined ? undefined : { percent, isApproximate },
      }))}
    />
  );
}

/** Parts that one buys regularly and that cost less today (D32-6). */
export function FallenPrices({ of }: { of: readonly FallenPrice[] }) {
  const say = useWords("homes");
  const paid = usePaid();
  return (
    <Products
      title={say("fallen")}
      of={of.map(({ part, last, percent, isApproximate }) => ({
        part,
        quantity: last.quantity,
        said: paid(last),
        move: { percent, isApproximate },
      }))}
    />
  );
}
