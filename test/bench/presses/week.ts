import { type APIRequestContext, expect } from "@playwright/test";
import {
  acceptedOrder,
  apiOf,
  askShop,
  emptyBasket,
  fillStock,
  patiently,
  quoteLine,
  shipTo,
  type UserApi,
} from "../../e2e/kit/calls.ts";

interface Placed {
  poNumber: string;
  part: string;
}

/** What a buyer and his seller find on the start page in that week. */
export interface Week {
  /** The request whose quotes end first, and one that is not answered. */
  toDecide: string;
  toAnswer: string;
  /** Purchase orders: one waits for its seller, one is to be shipped, one is on its way. */
  waits: Placed;
  toShip: Placed;
  onItsWay: Placed;
  /** A part of an accepted order, one of the buyer's list, and one that he looked at. */
  again: Placed;
  marked: string;
  seen: string;
  /** A post of the board that is about what the shop sells. */
  post: string;
}

/** Start pages follow by messages, which may be late on a market that has just opened. */
async function postOnceHomesHave(
  { buyer, shop }: { buyer: UserApi; shop: UserApi },
  { toDecide, toAnswer }: Pick<Week, "toDecide" | "toAnswer">,
): Promise<string> {
  let post = "";
  await expect(async () => {
    const { buy } = await buyer.homes.me({ query: {} });
    const { sell } = await shop.homes.me({ query: {} });
    expect(buy.quotes.map(({ title }) => title)).toContain(toDecide);
    expect(sell!.due.map(({ title }) => title)).toContain(toAnswer);
    expect(buy.again.length).toBeGreaterThan(0);
    post = sell!.posts[0]!.title;
  }).toPass({ timeout: 240_000 });
  return post;
}

/** The same week for any buyer and seller of the demo market, made by calls. */
export async function weekOf(
  request: APIRequestContext,
  { buyerId, sellerId }: { buyerId: string; sellerId: string },
): Promise<Week> {
  const [buyer, shop] = [await apiOf(request, buyerId), await apiOf(request, sellerId)];
  const stamp = `${Date.now() % 1_000_000}`;
  const { items: listings } = await shop.merchandises.listOwn({ query: {} });
  const toShip = await acceptedOrder(buyer, shop, `출고할 주문 ${stamp}`);
  const sent = await acceptedOrder(buyer, shop, `오고 있는 주문 ${stamp}`);
  const params = { id: sent.orderId };
  const body = { orderIds: [sent.orderId], carrier: "한진택배" };
  await patiently(() => shop.productEstimateOrders.shipLines({ params, body }));
  const toDecide = `결정할 요청 ${stamp}`;
  const asked = await askShop(buyer, shop, [], { title: toDecide });
  await quoteLine(shop, asked.lineIds[0]!);
  const waiting = await askShop(buyer, shop, [], { title: `수락 대기 ${stamp}` });
  const quote = await quoteLine(shop, waiting.lineIds[0]!);
  const item = { productEstimateId: waiting.lineIds[0]!, responseId: quote.id!, quantity: 2 };
  const waits = await patiently(() =>
    buyer.productEstimateOrders.create({ body: { items: [item], shipTo } }),
  );
  const toAnswer = `답변할 요청 ${stamp}`;
  await askShop(buyer, shop, [], { title: toAnswer });
  // Parts that others see, which no order of the week is of.
  const { items: orders } = await buyer.productEstimateOrders.list({ query: {} });
  const part = orders[0]!.partNumber!;
  const others = listings.filter(({ partNumber }) => partNumber !== part);
  const rows = others.slice(0, 30).map(({ partNumber }) => ({ partNumber }));
  const { items: found } = await buyer.products.match({ body: { rows } });
  const shown = new Set(found.flatMap(({ parts }) => parts.map(({ id }) => id)));
  const [marked, seen] = others.filter(({ productId }) => shown.has(productId));
  await buyer.bookmarks.create({ body: { type: "PRODUCT", targetId: marked!.productId } });
  await fillStock(shop, part);
  await emptyBasket(buyer);
  return {
    toDecide,
    toAnswer,
    post: await postOnceHomesHave({ buyer, shop }, { toDecide, toAnswer }),
    waits: { poNumber: waits.poNumber, part },
    toShip: { poNumber: toShip.poNumber, part },
    onItsWay: { poNumber: sent.poNumber, part },
    again: { poNumber: toShip.poNumber, part },
    marked: marked!.partNumber,
    seen: seen!.partNumber,
  };
}
