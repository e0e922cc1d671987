import type { Id, LineId } from "@bupum/shared/kernel/ids";
import { contact, lineOf, quoteFor, shipTo } from "../../kit/group.ts";
import type { CloudProcess } from "./cloud-process.ts";
import { apiOf, type BenchMarket } from "./rows.ts";

/** One order that may be placed: its body, and its buyer's token. */
export interface Orderable {
  token: string;
  buyer: number;
  productEstimateId: LineId;
  responseId: Id<"rsp">;
  body: string;
}
const linesOfRequest = 50;

/**
 * Lines requested and quoted by real calls, each ready to be ordered for one piece. Buyers take
 * turns; a buyer may send 20 requests a day.
 */
export async function quotedLines(
  cloud: CloudProcess,
  market: BenchMarket,
  count: number,
): Promise<Orderable[]> {
  const { userApi } = cloud.address;
  const seller = apiOf(userApi, market.seller.token);
  const requests: { buyer: number; estimateId: Id<"est">; lines: number }[] = [];
  for (let made = 0; made < count; made += linesOfRequest) {
    const buyer = requests.length % market.buyers.length;
    const lines = Math.min(linesOfRequest, count - made);
    const { estimateIds } = await apiOf(userApi, market.buyers[buyer]!.token).estimateGroups.create(
      {
        body: {
          lines: Array.from({ length: lines }, (_, at) => ({
            merchandiseId: market.listings[(made + at) % market.listings.length]!.id,
            quantity: 1,
          })),
          contact,
          // The same parts are requested repeatedly.
          allowDuplicate: true,
        },
      },
    );
    requests.push({ buyer, estimateId: estimateIds[0]!, lines });
  }
  await cloud.settle();
  const orderable: Orderable[] = [];
  for (const { buyer, estimateId, lines } of requests) {
    const ids = Array.from({ length: lines }, (_, at) => lineOf(estimateId, at + 1));
    const given = await seller.productEstimateResponses.create({
      body: { items: ids.map((id) => quoteFor(id)) },
    });
    for (const { id, productEstimateId } of given) {
      const item = { productEstimateId, responseId: id!, quantity: 1 };
      orderable.push({
        buyer,
        token: market.buyers[buyer]!.token,
        productEstimateId,
        responseId: id!,
        body: JSON.stringify({ items: [item], shipTo }),
      });
    }
  }
  await cloud.settle();
  return orderable;
}
