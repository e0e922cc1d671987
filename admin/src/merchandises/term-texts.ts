import type { Merchandise } from "@bupum/shared/selling/merchandises/contract";
import { priceText } from "@bupum/ui/display/money";
import { useFormatter, useLocale } from "use-intl";
import type { Difference } from "../catalogue/conflict.tsx";
import { useWords } from "../words.ts";

/** The terms of a listing in the reader's words, each with its name. */
function useTermTexts(): (listing: Merchandise) => [string, string][] {
  const say = useWords("merchandises");
  const sayLayout = useWords("layout");
  const format = useFormatter();
  const language = useLocale();
  return ({ breaks, currency, stock, ...listing }) => [
    [say("terms.price.currency"), currency],
    [
      say("price"),
      breaks
        .map(({ minQty, unitPrice }) => `${minQty}+ ${priceText(unitPrice, currency, language)}`)
        .join(" / "),
    ],
    [say("stock"), stock === null ? say("uncounted") : format.number(stock)],
    [say("terms.stock.multiple"), format.number(listing.orderMultiple)],
    [say("lead"), say("days", { days: listing.leadTimeDays })],
    [say("region"), sayLayout(`regions.${listing.warehouseRegion}`)],
    [say("terms.stock.shipping"), say(`terms.shipping.${listing.shippingFeePayer}`)],
    [say("terms.stock.sku"), listing.sellerSku ?? ""],
    [say("memo"), listing.memo ?? ""],
  ];
}

/** The changes of a listing since a form was opened over it. */
export function useDifferences(): (opened: Merchandise, newer: Merchandise) => Difference[] {
  const textsOf = useTermTexts();
  return (opened, newer) => {
    const after = textsOf(newer);
    return textsOf(opened).flatMap(([label, before], index) => {
      const now = after[index]![1];
      return before === now ? [] : [{ label, before, now }];
    });
  };
}
