import type { LineId } from "@bupum/shared/kernel/ids";
import { addDays, seoulDay, toInstant } from "@bupum/shared/kernel/time";
import { someProduct } from "./goods.ts";
import type { World } from "./world.ts";

const shipTo = {
  name: "김구매",
  phone: "010-1234-5678",
  zip: "04524",
  address: "서울특별시 중구 세종대로 110",
  region: "SEOUL",
} as const;

const quoteFor = (productEstimateId: LineId) => ({
  items: [
    {
      productEstimateId,
      currency: "KRW" as const,
      unitPrice: "110000",
      moq: 1,
      leadTimeDays: 3,
      condition: "NEW" as const,
      shippingFeePayer: "SELLER_PAYS" as const,
      validUntil: addDays(seoulDay(toInstant(new Date())), 14),
    },
  ],
});

/**
 * A buyer who asked two sellers for two lines; the first seller has the part on sale, answered, and
 * got an order for the first line. The rival has not answered.
 */
export async function askedMarket(world: World) {
  const [buyer, stranger] = [await world.member(), await world.member()];
  const [asked, rival, otherSeller] = [
    await world.seller(),
    await world.seller(),
    await world.seller(),
  ];
  const { product } = await someProduct(world);
  const listing = await asked.api.merchandises.create({
    body: {
      productId: product.id,
      condition: "NEW",
      currency: "KRW",
      breaks: [{ minQty: 1, unitPrice: "120000" }],
      stock: 10,
      leadTimeDays: 2,
      shippingFeePayer: "SELLER_PAYS",
      warehouseRegion: "SEOUL",
    },
  });
  const group = await buyer.api.estimateGroups.create({
    body: {
      lines: [
        { productId: product.id, quantity: 2 },
        { partName: "판넬용 팬", quantity: 4 },
      ],
      sellerIds: [asked.sellerId, rival.sellerId],
      contact: { name: "김구매", phone: "010-1234-5678" },
    },
  });
  await world.drain();
  const { items: lines } = await asked.api.productEstimates.listOfSeller({ query: {} });
  const estimateId = lines[0]!.estimateId;
  const idOf = (line: string) => `${estimateId}#${line}` as LineId;
  const quoted = await asked.api.productEstimateResponses.create({ body: quoteFor(idOf("l01")) });
  await world.drain();
  const orderOf = (quantity: number) => ({
    items: [{ productEstimateId: idOf("l01"), responseId: quoted[0]!.id!, quantity }],
    shipTo,
  });
  const ordered = await buyer.api.productEstimateOrders.create({ body: orderOf(2) });
  await world.drain();
  return {
    buyer,
    stranger,
    asked,
    rival,
    otherSeller,
    groupId: group.id,
    estimateId,
    lineId: idOf("l01"),
    merchandiseId: listing.id,
    orderId: ordered.orderIds[0]!,
    quoteFor,
    orderOf,
  };
}
