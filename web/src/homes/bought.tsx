import type { ProductRow } from "@bupum/shared/catalogue/products/contract";
import type { FallenPrice } from "@bupum/shared/deal/price-memories/contract";
import type { BoughtAgain } from "@bupum/shared/notices/homes/contract";
import { priceText } from "@bupum/ui/display/money";
import { useLocale } from "use-intl";
import { useWords } from "../words.ts";
import { Products } from "./products.tsx";

/** For how many today's price is, where there is one, and what was paid the last time, in words. */
function usePaid() {
  const say = useWords("homes");
  const language = useLocale();
  return (last: BoughtAgain["last"], part: ProductRow, today = part.bestOffer?.moq) => {
    const { quantity: count, unit } = last;
    const price = priceText(last.unitPrice, last.currency, language);
    if (today === count && part.unit === unit) return say("paidSame", { price, count, unit });
    const paid = say("paid", { price, count, unit });
    return today === undefined ? paid : say("paidOther", { count: today, unit: part.unit, paid });
  };
}

/** Parts ordered lately, each with today's price for the quantity of then (D38-4). */
export function Again({ of }: { of: readonly BoughtAgain[] }) {
  const say = useWords("homes");
  const paid = usePaid();
  return (
    <Products
      title={say("again")}
      of={of.map(({ part, last, today, percent, isApproximate = false }) => ({
        part,
        quantity: last.quantity,
        today,
        said: paid(last, part, today?.quantity),
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
        said: paid(last, part),
        move: { percent, isApproximate },
      }))}
    />
  );
}
