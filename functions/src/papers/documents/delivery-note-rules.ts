import type { Language } from "@bupum/shared/kernel/language/languages";
import { seoulDay } from "@bupum/shared/kernel/time";
import type { SellerProfile } from "@bupum/shared/accounts/seller-infos/contract";
import type { Estimate } from "@bupum/shared/deal/estimates/contract";
import type { Order } from "@bupum/shared/deal/product-estimate-orders/contract";
import { orderedProduct } from "@bupum/shared/deal/product-estimate-orders/named-products";
import { type NamedParcel, parcelOf } from "@bupum/shared/deal/product-estimate-orders/pieces";
import type { Paper } from "./paper/model.ts";
import { buyerParty, sellerParty } from "./party-rules.ts";
import { placeOf, printedProduct } from "./rules.ts";

interface Around {
  estimate: Pick<Estimate, "number" | "groupNumber"> | undefined;
  profile: SellerProfile | undefined;
  language: Language;
}

/** The delivery notes of a PO are one chain: those of PO-261007-7K3QX are DN-261007-7K3QX-1 on. */
const subjectOf = (poNumber: string) => poNumber.replace(/^PO-/, "DN-");

/**
 * What left in one parcel of a PO, without prices (D39-6); undefined where nothing left so. It asks
 * for no money, so that it names no account.
 */
export function deliveryNoteOf(
  orders: readonly Order[],
  named: NamedParcel,
  { estimate, profile, language }: Around,
): Paper | undefined {
  const found = parcelOf(orders, named);
  const first = found?.lines[0]?.order;
  if (!found || !first) return undefined;
  const { carrier, trackingNo, shippedAt } = found.parcel;
  const { bank: _, ...seller } = sellerParty(first.sellerName, profile);
  return {
    kind: "DELIVERY_NOTE",
    language,
    subject: subjectOf(first.poNumber),
    issuedOn: seoulDay(shippedAt),
    request: estimate?.groupNumber,
    buyerPoNumber: first.buyerPoNumber,
    seller,
    buyer: buyerParty(first),
    delivery: placeOf(orders),
    freight: [],
    lines: [],
    shipping: [],
    parcel: {
      poNumber: first.poNumber,
      carrier,
      trackingNo,
      lines: found.lines.map(({ order, pieces }) => ({
        ...printedProduct(orderedProduct(order)),
        unit: order.unit,
        ...pieces,
      })),
    },
  };
}
