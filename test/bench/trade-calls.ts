import type { Id, LineId } from "@bupum/shared/kernel/ids";
import { contact, type quoted, quoteFor, shipTo } from "../kit/group.ts";
import { countRounds } from "../kit/rounds.ts";
import type { World } from "../kit/world.ts";

type Deal = Awaited<ReturnType<typeof quoted>>;

/** A request of one line at the deal's seller, whose worker was there. */
export interface Waiting {
  groupId: Id<"egr">;
  estimateId: Id<"est">;
  line: LineId;
}

let asked = 10;
/** Each has another number of the same length: a repeated body would get the former answer. */
const requestOf = ({ listing }: Pick<Deal, "listing">) => ({
  title: `요청 ${++asked}`,
  lines: [{ merchandiseId: listing.id, quantity: 1 }],
  contact,
  allowDuplicate: true,
});

/** Requests that wait for their answer, for as many runs of `callsOfTrade`. */
export async function waitingRequests(world: World, deal: Deal, count: number): Promise<Waiting[]> {
  const waiting: Waiting[] = [];
  for (let at = 0; at < count; at++) {
    const made = await deal.buyer.api.estimateGroups.create({ body: requestOf(deal) });
    await world.drain();
    const estimateId = made.estimateIds[0]!;
    waiting.push({ groupId: made.id, estimateId, line: `${estimateId}#l01` });
  }
  return waiting;
}

/** What each call of D3 takes of the table, from the request to the end of its order. */
export async function callsOfTrade({ buyer, seller, listing }: Deal, one: Waiting) {
  const { client } = await import("@bupum/functions/kernel/table");
  const rounds = countRounds(client);
  const costs: Record<string, string> = {};
  const measured = async <Reply>(name: string, call: () => Promise<Reply>): Promise<Reply> => {
    rounds.reset();
    const reply = await call();
    costs[name] = `${rounds.cost.calls} calls, ${rounds.cost.units} units`;
    return reply;
  };
  const { groupId, estimateId, line } = one;
  const [buying, selling] = [buyer.api, seller.api];
  const body = requestOf({ listing });
  await measured("ask", () => buying.estimateGroups.create({ body }));
  await measured("request", () => buying.estimateGroups.get({ params: { id: groupId } }));
  await measured("estimate", () => selling.estimates.get({ params: { id: estimateId } }));
  const query = { estimateId };
  await measured("lines of an estimate", () => selling.productEstimates.listOfEstimate({ query }));
  await measured("line", () => selling.productEstimates.get({ params: { id: line } }));
  const quote = (unitPrice: string) =>
    selling.productEstimateResponses.create({ body: quoteFor(line, { unitPrice }) });
  await measured("answer", () => quote("1000"));
  const [answer] = await measured("revised answer", () => quote("1100"));
  const { orderIds } = await measured("order", () =>
    buying.productEstimateOrders.create({
      body: {
        items: [{ productEstimateId: line, responseId: answer!.id!, quantity: 1 }],
        shipTo,
      },
    }),
  );
  const params = { id: orderIds[0]! };
  await measured("order read", () => buying.productEstimateOrders.get({ params }));
  const { productEstimateOrders: orders } = selling;
  await measured("acceptance", () => orders.accept({ params, body: {} }));
  await measured("shipment", () => orders.ship({ params, body: { carrier: "로젠택배" } }));
  await measured("completion", () => buying.productEstimateOrders.complete({ params }));
  await measured("counts of a buyer", () => buying.productEstimateOrders.counts({ query: {} }));
  await measured("counts of a seller", () => orders.sellerCounts({ query: {} }));
  await measured("dashboard", () => selling.productEstimates.dashboard({}));
  rounds.stop();
  return costs;
}
