import { toMajor } from "@bupum/shared/kernel/money/amounts";
import type { PurchaseOrder } from "@bupum/shared/deal/product-estimate-orders/purchase-order-contract";
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
  return [
    { head: say("currency"), sheet: ({ breakdown }) => breakdown.currency },
    field(say("goods"), ({ goods }) => goods.supply),
    field(say("shipping"), ({ shipping }) => shipping.supply),
    field(say("supply"), ({ supply }) => supply),
    field(say("vat"), ({ vat }) => vat),
    field(say("total"), ({ total }) => total),
    field(say("refused"), ({ refused }) => refused),
  ];
}
