import type { Id, LineId } from "@bupum/shared/kernel/ids";
import { addDays, type Day, seoulDay, toInstant } from "@bupum/shared/kernel/time";
import type { Line } from "@bupum/shared/deal/product-estimates/contract";
import { contact, quoteFor, shipTo } from "../group.ts";
import type { World } from "../world.ts";
import type { Buyer, Goods, Month, Seller } from "./market.ts";

export interface Asked {
  id: Id<"egr">;
  buyer: Buyer;
}
type Api = ReturnType<World["api"]>;
interface Dice {
  below: (count: number) => number;
  oneOf: <Thing>(things: readonly Thing[]) => Thing;
}
/** A request with its lines as they are now, and who acts on either side of it. */
export interface Scene {
  dice: Dice;
  requestId: Id<"egr">;
  lines: readonly Line[];
  asBuyer: () => Promise<Api>;
  asSeller: (line: Line) => Promise<Api>;
}
export type Act = (scene: Scene) => Promise<unknown> | undefined;

export const dayAhead = (days: number): Day => addDays(seoulDay(toInstant(new Date())), days);

interface Shops {
  listings: readonly Pick<Goods, "productId" | "seller">[];
  sellers: readonly Pick<Seller, "sellerId">[];
}
/** What a request for one to three listed parts says, at two or three sellers. */
export function wanted({ below, oneOf }: Dice, { listings, sellers }: Shops, title: string) {
  const parts = Array.from({ length: 1 + below(3) }, () => oneOf(listings));
  const others = Array.from({ length: 1 + below(2) }, () => oneOf(sellers));
  const asked = new Set([...parts.map(({ seller }) => seller.sellerId), ...others.map(idOf)]);
  return {
    title,
    lines: parts.map(({ productId }) => ({ productId, quantity: 1 + below(12) })),
    sellerIds: [...asked],
    contact,
    allowDuplicate: true,
  };
}
const idOf = ({ sellerId }: Pick<Seller, "sellerId">) => sellerId;

/** A new request of one of the buyers. */
export async function ask(month: Month): Promise<Asked> {
  const buyer = month.oneOf(month.buyers);
  const body = wanted(month, month, `요청 ${month.figures.groups + 1}`);
  const made = await (await month.apiOf(buyer)).estimateGroups.create({ body });
  return { id: made.id, buyer };
}

export const isWaiting = (line: Line) => line.open && line.replyType === "PENDING";
export const isQuoted = (line: Line) =>
  line.open && line.replyType === "REPLIED" && !line.activeOrder;

const pick = ({ dice, lines }: Scene, fits: (line: Line) => boolean) => {
  const found = lines.filter(fits);
  return found.length > 0 ? dice.oneOf(found) : undefined;
};
export const onLine =
  (fits: (line: Line) => boolean, act: (scene: Scene, line: Line) => Promise<unknown>): Act =>
  (scene) => {
    const line = pick(scene, fits);
    return line && act(scene, line);
  };

const quote = async (scene: Scene, line: Line) => {
  const unitPrice = String(1000 + scene.dice.below(500));
  const terms = { unitPrice, validUntil: dayAhead(2 + scene.dice.below(20)) };
  const api = await scene.asSeller(line);
  return api.productEstimateResponses.create({ body: quoteFor(line.id, terms) });
};
const orderOf = async (scene: Scene, line: Line) =>
  (await scene.asBuyer()).productEstimateOrders.create({
    body: {
      items: [
        {
          productEstimateId: line.id,
          responseId: line.currentResponse!.id,
          quantity: line.quantity,
        },
      ],
      shipTo,
    },
  });

type OrderCalls = Api["productEstimateOrders"];
const onOrder = (
  status: "PENDING" | "CONFIRMED",
  side: "buyer" | "seller",
  call: (orders: OrderCalls, id: Id<"ord">) => Promise<unknown>,
): Act =>
  onLine(
    (line) => line.activeOrder?.status === status,
    async (scene, line) => {
      const api = await (side === "buyer" ? scene.asBuyer() : scene.asSeller(line));
      return call(api.productEstimateOrders, line.activeOrder!.id);
    },
  );
const params = <Of extends string>(id: Of) => ({ params: { id } });
const cancel = (orders: OrderCalls, id: Id<"ord">) =>
  orders.cancel({ ...params(id), body: { reason: "OTHER", detail: "사정이 바뀌었습니다" } });
const keep = (orders: OrderCalls, id: Id<"ord">) => orders.keep(params(id));
const refuse = (orders: OrderCalls, id: Id<"ord">) =>
  orders.reject({ ...params(id), body: { reason: "OUT_OF_STOCK" } });
const accept = (orders: OrderCalls, id: Id<"ord">) => orders.accept({ ...params(id), body: {} });
const ship = (orders: OrderCalls, id: Id<"ord">) =>
  orders.ship({ ...params(id), body: { carrier: "로젠택배" } });
const complete = (orders: OrderCalls, id: Id<"ord">) => orders.complete(params(id));

const refuseLine = async (scene: Scene, line: Line) => {
  const body = { productEstimateIds: [line.id as LineId], reason: "OUT_OF_STOCK" as const };
  return (await scene.asSeller(line)).productEstimateResponses.reject({ body });
};
const askAnew = async (scene: Scene, line: Line) => {
  const body = { reason: "PRICE" as const, targetPrice: "900" };
  return (await scene.asBuyer()).productEstimates.requote({ ...params(line.id), body });
};

/** What people do in a month, each as often as it stands here. */
export const acts: readonly (readonly [name: string, often: number, act: Act])[] = [
  ["quote", 40, onLine(isWaiting, quote)],
  ["revise", 4, onLine(isQuoted, quote)],
  ["refuse", 6, onLine(isWaiting, refuseLine)],
  ["withdraw", 2, onLine(isQuoted, refuseLine)],
  ["ask anew", 4, onLine(isQuoted, askAnew)],
  ["order", 24, onLine(isQuoted, orderOf)],
  ["accept", 24, onOrder("PENDING", "seller", accept)],
  ["refuse order", 3, onOrder("PENDING", "seller", refuse)],
  ["cancel waiting", 3, onOrder("PENDING", "buyer", cancel)],
  ["cancel (buyer)", 4, onOrder("CONFIRMED", "buyer", cancel)],
  ["cancel (seller)", 4, onOrder("CONFIRMED", "seller", cancel)],
  ["keep", 3, onOrder("CONFIRMED", "seller", keep)],
  ["ship", 8, onOrder("CONFIRMED", "seller", ship)],
  ["complete", 10, onOrder("CONFIRMED", "buyer", complete)],
  ["later", 3, onGroup((api, id) => api.update({ ...params(id), body: { dueAt: later() } }))],
  ["drop", 2, onGroup((api, id) => api.update({ ...params(id), body: dropped }))],
  ["cancel request", 1, onGroup((api, id) => api.cancel({ ...params(id), body: {} }))],
  ["close request", 2, onGroup((api, id) => api.close(params(id)))],
];
const dropped = { dropRequestLineIds: ["l01"] };
const later = () => toInstant(new Date(Date.now() + 6 * 86_400_000));

function onGroup(call: (groups: Api["estimateGroups"], id: Id<"egr">) => Promise<unknown>): Act {
  return async (scene) => call((await scene.asBuyer()).estimateGroups, scene.requestId);
}
