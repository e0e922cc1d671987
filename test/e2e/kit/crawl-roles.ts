import { ApiError } from "@bupum/shared/kernel/client";
import type { Id } from "@bupum/shared/kernel/ids";
import type { APIRequestContext, Browser } from "@playwright/test";
import { demoPassword } from "@bupum/seed/people/people";
import { adminApi, apiOf, askShop, patiently, quoteLine } from "./calls.ts";
import { applyAsSeller } from "./entering.ts";
import { seller as newSeller } from "./people.ts";
import { Complaints, logIn, openWindow } from "./windows.ts";

const shipTo = {
  name: "구본아",
  phone: "010-1234-5678",
  zip: "04524",
  address: "서울특별시 중구 세종대로 110",
  region: "SEOUL",
} as const;

/** A request of two lines to one shop, one of them quoted and ordered: lists have rows. */
async function deal(calls: APIRequestContext, buyerId: string, shopId: string): Promise<void> {
  const [buyer, shop] = [await apiOf(calls, buyerId), await apiOf(calls, shopId)];
  const inWords = [{ partName: "판넬용 팬", quantity: 4 }];
  const { asked, lineIds } = await askShop(buyer, shop, inWords);
  const productEstimateId = lineIds[0]!;
  const quoted = await quoteLine(shop, productEstimateId);
  const items = [{ productEstimateId, responseId: quoted.id!, quantity: 1 }];
  await patiently(() => buyer.productEstimateOrders.create({ body: { items, shipTo } }));
  const report = { reason: "EXTRA_COST_REQUEST", refType: "ESTIMATE" } as const;
  const refId = asked.estimateIds[0]!;
  await patiently(() => buyer.userPenaltyHistories.create({ body: { ...report, refId } }));
  const params = { uuid: await roomId(calls) };
  const body = { clientId: crypto.randomUUID(), text: "판넬용 팬의 규격을 확인해 주세요." };
  await patiently(() => buyer.chats.send({ params, body }));
}

/** The room of the walk's buyer and its approved seller. */
export async function roomId(request: APIRequestContext): Promise<string> {
  const { chats } = await apiOf(request, walkers.buyer);
  return (await chats.create({ body: { sellerId: await shopId(request) } })).uuid;
}

async function revoke(request: APIRequestContext, shopId: string): Promise<void> {
  const api = await adminApi(request);
  const own = await (await apiOf(request, shopId)).sellerInfos.me();
  // A market that is running already may have seen a walk.
  if (own!.status === "REJECTED") return;
  const sellerId: Id<"sel"> = own!.id;
  const body = { sellerId, status: "REJECTED", reason: "허위 재고를 올렸습니다." } as const;
  await patiently(() => api.sellerInfo.decide({ body }));
}

async function apply(browser: Browser, request: APIRequestContext, userId: string): Promise<void> {
  const { sellerInfos } = await apiOf(request, userId);
  const isNew = await sellerInfos.me().then(
    () => false,
    (error: unknown) => error instanceof ApiError && error.code === "NOT_FOUND",
  );
  if (!isNew) return;
  const complaints = new Complaints();
  const [page, inbox] = [
    await openWindow(browser, complaints),
    await openWindow(browser, complaints),
  ];
  await logIn(page, userId, demoPassword);
  await applyAsSeller(page, inbox, newSeller);
  await page.context().close();
  await inbox.context().close();
}

/** The roles that crawl the sites; all but guest and admin are members of the demo market. */
export const walkers = {
  // First, since each page is checked where it is opened first: a seller can open every page.
  approved: "seller02",
  guest: undefined,
  buyer: "buyer01",
  applied: "buyer06",
  revoked: "seller09",
} as const;

/** Gives people of the demo market the roles of the walk. */
export async function makeRoles(browser: Browser, request: APIRequestContext): Promise<void> {
  await deal(request, walkers.buyer, walkers.approved);
  await revoke(request, walkers.revoked);
  await apply(browser, request, walkers.applied);
}

/** The approved seller of the walk. */
export async function shopId(request: APIRequestContext): Promise<Id<"sel">> {
  return (await (await apiOf(request, walkers.approved)).sellerInfos.me())!.id;
}
