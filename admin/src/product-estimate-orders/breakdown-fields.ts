import { toMajor } from "@bupum/shared/kernel/money/amounts";
import { shippingOfBreakdown } from "@bupum/shared/deal/product-estimate-orders/breakdown";
import type { PurchaseOrder } from "@bupum/shared/deal/product-estimate-orders/purchase-order-contract";
import { useShippingSaid } from "@bupum/ui/product-estimate-orders/shipping";
import type { SheetField } from "@bupum/ui/sheet/export-button";
import { useWords } from "../words.ts";

const field = (
  head: string,
  part: (of: PurchaseOrder["breakdown"]) => number,
): SheetField<PurchaseOrder> => ({
  head,
  sheet: ({ breakdown }) => toMajor(part(breakdown), breakdown.currency),
});

/** What a purchase order comes to (D3-9), as numbers that a sheet can add up. */
export function useBreakdownFields(): SheetField<PurchaseOrder>[] {
  const say = useWords("productEstimateOrders");
  const said = useShippingSaid(say);
  return [
    { head: say("currency"), sheet: ({ breakdown }) => breakdown.currency },
    field(say("goods"), ({ goods }) => goods.supply),
    {
      head: say("shipping"),
      // A fee that nobody has named is no 0 (D36-7).
      sheet: ({ breakdown: of }) =>
        of.isShippingOpen
          ? said.text(shippingOfBreakdown(of), of.currency)
          : toMajor(of.shipping.supply, of.currency),
    },
    field(say("supply"), ({ supply }) => supply),
    field(say("vat"), ({ vat }) => vat),
    field(say("total"), ({ total }) => total),
    field(say("refused"), ({ refused }) => refused),
  ];
}
