import { someProduct } from "./goods.ts";
import { asked, contact, lineOf, quoted } from "./group.ts";
import { accept, order, reject } from "./orders.ts";
import type { World } from "./world.ts";

interface Place {
  world: World;
  admin: Awaited<ReturnType<World["adminUser"]>>;
}
type Trials = Record<string, [entity: string, ready: () => Promise<() => Promise<unknown>>]>;

/** Each write of admins on orders, and on what a buyer says of them: what its event is about, and how it is prepared. */
export function orderWrites(of: () => Place): Trials {
  async function newOrder() {
    const deal = await quoted(of().world);
    return { deal, id: (await order(deal)).orderIds[0]! };
  }
  return {
    "productEstimateOrderEntities.accept": [
      "order",
      async () => {
        const { id: orderId } = await newOrder();
        const params = { id: orderId };
        return () => of().admin.api.productEstimateOrderEntities.accept({ params, body: {} });
      },
    ],
    "productEstimateOrderEntities.reject": [
      "order",
      async () => {
        const params = { id: (await newOrder()).id };
        const body = { reason: "INTERNAL_REASONS" as const };
        return () => of().admin.api.productEstimateOrderEntities.reject({ params, body });
      },
    ],
    "productEstimateOrderEntities.cancel": [
      "order",
      async () => {
        const params = { id: (await newOrder()).id };
        const body = { reason: "NOT_NEEDED" as const };
        return () => of().admin.api.productEstimateOrderEntities.cancel({ params, body });
      },
    ],
    "productEstimateOrderEntities.keep": [
      "order",
      async () => {
        const { id, deal } = await newOrder();
        await accept(deal, id);
        const body = { reason: "NOT_NEEDED" as const };
        await deal.buyer.api.productEstimateOrders.cancel({ params: { id }, body });
        return () => of().admin.api.productEstimateOrderEntities.keep({ params: { id } });
      },
    ],
    "productEstimateOrderEntities.remove": [
      "order",
      async () => {
        const { id, deal } = await newOrder();
        await reject(deal, id, { reason: "OUT_OF_STOCK" });
        return () => of().admin.api.productEstimateOrderEntities.remove({ params: { id } });
      },
    ],
    ...purchaseOrderWrites(of),
    ...lineWrites(of),
    ...penaltyWrites(of),
    ...claimWrites(of),
  };
}

/** A purchase order of two lines that its seller accepted. */
async function acceptedOrder(of: () => Place) {
  const deal = await quoted(of().world, { lines: 2 });
  const { orderIds } = await order(deal);
  await accept(deal, orderIds[0]!, { scope: "BATCH" });
  return { params: { id: orderIds[0]! }, orderIds };
}

const purchaseOrderWrites = (of: () => Place): Trials => ({
  "productEstimateOrderEntities.shipLines": [
    "orderBatch",
    async () => {
      const { params, orderIds } = await acceptedOrder(of);
      const body = { carrier: "한진택배", trackingNo: "512345678901", orderIds };
      return () => of().admin.api.productEstimateOrderEntities.shipLines({ params, body });
    },
  ],
  "productEstimateOrderEntities.completeLines": [
    "orderBatch",
    async () => {
      const { params, orderIds } = await acceptedOrder(of);
      const body = { orderIds };
      return () => of().admin.api.productEstimateOrderEntities.completeLines({ params, body });
    },
  ],
  "productEstimateOrderEntities.cancelLines": [
    "orderBatch",
    async () => {
      const { orderIds } = await order(await quoted(of().world, { lines: 2 }));
      const params = { id: orderIds[0]! };
      const body = { reason: "NOT_NEEDED" as const, orderIds };
      return () => of().admin.api.productEstimateOrderEntities.cancelLines({ params, body });
    },
  ],
  "productEstimateOrderEntities.keepLines": [
    "orderBatch",
    async () => {
      const deal = await quoted(of().world, { lines: 2 });
      const { orderIds } = await order(deal);
      const params = { id: orderIds[0]! };
      await accept(deal, params.id, { scope: "BATCH" });
      await deal.buyer.api.productEstimateOrders.cancelLines({
        params,
        body: { reason: "NOT_NEEDED", orderIds },
      });
      const body = { orderIds };
      return () => of().admin.api.productEstimateOrderEntities.keepLines({ params, body });
    },
  ],
});

const lineWrites = (of: () => Place): Trials => ({
  "estimates.create": [
    "estimateGroup",
    async () => {
      const { world, admin } = of();
      const [buyer, seller] = [await world.member(), await world.seller()];
      const lines = [{ partName: "판넬용 팬", quantity: 4 }];
      const body = { buyerId: buyer.id, sellerId: seller.sellerId, lines, contact };
      return () => admin.api.estimates.create({ body });
    },
  ],
  "productEstimateEntities.reject": [
    "estimate",
    async () => {
      const params = { id: (await quoted(of().world)).ids[0]! };
      const body = { note: "판매자와 통화했습니다." };
      return () => of().admin.api.productEstimateEntities.reject({ params, body });
    },
  ],
  "productEstimateEntities.propose": [
    "productEstimate",
    async () => {
      const { world, admin } = of();
      const { product } = await someProduct(world);
      const [buyer, seller] = [await world.member(), await world.seller()];
      const lines = [{ partName: "판넬용 팬", quantity: 4 }];
      const { estimateOf } = await asked(world, buyer, [seller], lines);
      const params = { id: lineOf(estimateOf(seller), 1) };
      const body = { productId: product.id };
      return () => admin.api.productEstimateEntities.propose({ params, body });
    },
  ],
  "estimates.update": [
    "estimateGroup",
    async () => {
      const params = { id: (await quoted(of().world)).groupId };
      return () => of().admin.api.estimates.update({ params, body: { title: "다른 제목" } });
    },
  ],
  "estimates.remove": [
    "estimateGroup",
    async () => {
      const params = { id: (await quoted(of().world)).groupId };
      return () => of().admin.api.estimates.remove({ params });
    },
  ],
  "productEstimateEntities.remove": [
    "productEstimate",
    async () => {
      const params = { id: (await quoted(of().world)).ids[0]! };
      return () => of().admin.api.productEstimateEntities.remove({ params });
    },
  ],
});

const penaltyWrites = (of: () => Place): Trials => ({
  "userPenaltyHistoryEntities.update": [
    "penalty",
    async () => {
      const { buyer, estimateId } = await quoted(of().world);
      const report = { reason: "EXTRA_COST_REQUEST", refType: "ESTIMATE" } as const;
      const { id } = await buyer.api.userPenaltyHistories.create({
        body: { ...report, refId: estimateId },
      });
      const body = { status: "APPROVED" as const, points: 1 };
      return () => of().admin.api.userPenaltyHistoryEntities.update({ params: { id }, body });
    },
  ],
});

const claimWrites = (of: () => Place): Trials => ({
  "claimEntities.decide": [
    "claim",
    async () => {
      const { world, admin } = of();
      const deal = await quoted(world);
      const orderId = (await order(deal)).orderIds[0]!;
      await accept(deal, orderId);
      const { buyer, seller } = deal;
      await buyer.api.productEstimateOrders.complete({ params: { id: orderId } });
      const { id } = await buyer.api.claims.create({
        body: { orderId, kind: "DAMAGED", quantity: 1, detail: "하우징이 깨졌습니다." },
      });
      const params = { id };
      const refused = { remedy: "REFUSAL" as const, detail: "출고 때 이상이 없었습니다." };
      await seller.api.claims.propose({ params, body: refused });
      await buyer.api.claims.escalate({ params, body: {} });
      const body = { remedy: "REPLACEMENT" as const, detail: "사진으로 확인했습니다." };
      return () => admin.api.claimEntities.decide({ params, body });
    },
  ],
});
