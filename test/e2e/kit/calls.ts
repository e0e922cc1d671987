import type { contract } from "@bupum/shared/contract";
import type { Id, LineId } from "@bupum/shared/kernel/ids";
import type { Day } from "@bupum/shared/kernel/time";
import { ApiError, type Client, clientOf } from "@bupum/shared/kernel/client";
import { adminPaths, userPaths } from "@bupum/shared/paths";
import { type APIRequestContext, expect } from "@playwright/test";
import { admin, demoPassword } from "@bupum/seed/people/people";
import { addresses } from "./place.ts";
import { tokenOf } from "./windows.ts";

export type UserApi = Client<typeof contract.user>;
type AdminApi = Client<typeof contract.admin>;

/** The calls of a person of the demo market, or of a company in whose name he makes them. */
export const apiOf = async (
  request: APIRequestContext,
  userId: string,
  company?: Id<"cmp">,
): Promise<UserApi> => {
  const baseUrl = `${addresses().web}/api`;
  const token = await tokenOf(request, baseUrl, userId, demoPassword);
  const made = { baseUrl, token: () => token, company: () => company };
  return clientOf<typeof contract.user>(userPaths, made);
};

export async function adminApi(request: APIRequestContext): Promise<AdminApi> {
  const baseUrl = `${new URL(addresses().admin).origin}/admin-api`;
  const token = await tokenOf(request, baseUrl, admin.userId, demoPassword);
  return clientOf<typeof contract.admin>(adminPaths, { baseUrl, token: () => token });
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** A market that has just opened may answer BUSY: nothing was done, and the call is repeated. */
export async function patiently<Answer>(call: () => Promise<Answer>, left = 30): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    const isBusy =
      error instanceof ApiError && ["BUSY", "LIMIT_EXCEEDED"].includes(error.code ?? "");
    if (!isBusy || left === 0) throw error;
    await pause(1_000);
    return patiently(call, left - 1);
  }
}

/** The first part of a shop that others see: another journey may have hidden one of them. */
async function firstShown(buyer: UserApi, shop: UserApi) {
  const { items: listings } = await shop.merchandises.listOwn({ query: {} });
  const rows = listings.slice(0, 30).map(({ partNumber }) => ({ partNumber }));
  const { items: found } = await buyer.products.match({ body: { rows } });
  const shown = new Set<string>(found.flatMap(({ parts }) => parts.map(({ id }) => id)));
  return listings.find(({ productId }) => shown.has(productId));
}

/** A shop whose part has been sold out could accept only what it gets later. */
export async function fillStock(shop: UserApi, part: string): Promise<void> {
  const { items } = await shop.merchandises.listOwn({ query: { searchKeyword: part } });
  for (const { id, partNumber, version } of items)
    if (partNumber === part)
      // oxlint-disable-next-line no-await-in-loop -- one or two listings
      await shop.merchandises.update({ params: { id }, body: { version, stock: 100 } });
}

/** A part that is in the basket already would be taken out by the press that puts it in. */
export async function emptyBasket(buyer: UserApi): Promise<void> {
  const { lines } = await buyer.requestBaskets.mine();
  const changes = lines.map(({ productId }) => ({ action: "DROP" as const, productId }));
  if (changes.length > 0) await buyer.requestBaskets.change({ body: { changes } });
}

/** Asks one shop for its first listed part and for the lines in words; returns all lines' ids. */
export async function askShop(
  buyer: UserApi,
  shop: UserApi,
  inWords: { partName: string; quantity: number }[],
  terms: { strictDeadline?: boolean; title?: string } = {},
) {
  const own = await shop.sellerInfos.me();
  const part = await firstShown(buyer, shop);
  if (!part || !own) throw new Error("The shop has nothing on sale.");
  const request = {
    lines: [{ productId: part.productId, quantity: 2 }, ...inWords],
    sellerIds: [own.id],
    contact: { name: "구본아", phone: "010-1234-5678" },
    ...terms,
    // Several journeys ask one shop for its first part.
    allowDuplicate: true,
  };
  const asked = await patiently(() => buyer.estimateGroups.create({ body: request }));
  return { asked, lineIds: await linesOf(buyer, asked.id, request.lines.length) };
}

/** A request's lines reach the shop a moment after the request. */
async function linesOf(buyer: UserApi, groupId: Id<"egr">, count: number): Promise<LineId[]> {
  let lineIds: LineId[] = [];
  await expect(async () => {
    const { items } = await buyer.productEstimates.listOfEstimate({ query: { groupId } });
    lineIds = items.map(({ id }) => id).toSorted();
    expect(lineIds).toHaveLength(count);
  }).toPass({ timeout: 60_000 });
  return lineIds;
}

interface QuoteTerms {
  unitPrice?: string;
  shippingFeePayer?: "BUYER_PAYS";
}
const terms = {
  currency: "KRW",
  unitPrice: "110000",
  moq: 1,
  leadTimeDays: 3,
  condition: "NEW",
  shippingFeePayer: "SELLER_PAYS",
} as const;

/** The shop's answer to a line: 110,000 won in three days, as far as nothing else is named. */
export async function quoteLine(shop: UserApi, productEstimateId: LineId, named: QuoteTerms = {}) {
  const items = [{ ...terms, ...named, productEstimateId }];
  const [quoted] = await patiently(() => shop.productEstimateResponses.create({ body: { items } }));
  return quoted!;
}

export const shipTo = {
  name: "박수령",
  phone: "010-9876-5432",
  zip: "04524",
  address: "서울특별시 중구 세종대로 110",
  region: "SEOUL",
} as const;

interface AcceptedTerms {
  /** Lines beside the first listed part of the shop. */
  inWords?: { partName: string; quantity: number }[];
  expectedShipDate?: Day;
}

/**
 * An order of two pieces a line that the shop has accepted, from a request with its own title; it
 * leaves on the day that is given, or as its quotes say.
 */
export async function acceptedOrder(
  buyer: UserApi,
  shop: UserApi,
  title: string,
  { inWords = [], ...accepted }: AcceptedTerms = {},
) {
  // The same request made again at once would be the same one.
  const { asked, lineIds } = await askShop(buyer, shop, inWords, { title });
  const items: { productEstimateId: LineId; responseId: Id<"rsp">; quantity: number }[] = [];
  for (const productEstimateId of lineIds) {
    const { id: responseId } = await quoteLine(shop, productEstimateId);
    items.push({ productEstimateId, responseId: responseId!, quantity: 2 });
  }
  const body = { items, shipTo };
  const order = await patiently(() => buyer.productEstimateOrders.create({ body }));
  const params = { id: order.orderIds[0]! };
  // The demo shop may have fewer pieces left than two.
  const agreed = { ...accepted, force: true, scope: "BATCH" as const };
  await patiently(() => shop.productEstimateOrders.accept({ params, body: agreed }));
  return { asked, poNumber: order.poNumber, orderId: params.id };
}
