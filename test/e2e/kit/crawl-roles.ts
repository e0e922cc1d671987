import type { contract } from "@bupum/shared/contract";
import { ApiError, type Client, clientOf } from "@bupum/shared/kernel/client";
import type { Id, LineId } from "@bupum/shared/kernel/ids";
import { adminPaths, userPaths } from "@bupum/shared/paths";
import { type APIRequestContext, type Browser, expect } from "@playwright/test";
import { admin, demoPassword } from "@bupum/seed/people/people";
import { applyAsSeller } from "./entering.ts";
import { seller as newSeller } from "./people.ts";
import { addresses } from "./place.ts";
import { Complaints, logIn, openWindow, tokenOf } from "./windows.ts";

type UserApi = Client<typeof contract.user>;
type AdminApi = Client<typeof contract.admin>;

export const apiOf = async (request: APIRequestContext, userId: string): Promise<UserApi> => {
  const baseUrl = `${addresses().web}/api`;
  const token = await tokenOf(request, baseUrl, userId, demoPassword);
  return clientOf<typeof contract.user>(userPaths, { baseUrl, token: () => token });
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

const shipTo = {
  name: "구본아",
  phone: "010-1234-5678",
  zip: "04524",
  address: "서울특별시 중구 세종대로 110",
  region: "SEOUL",
} as const;

const terms = {
  currency: "KRW",
  unitPrice: "110000",
  moq: 1,
  leadTimeDays: 3,
  condition: "NEW",
  shippingFeePayer: "SELLER_PAYS",
} as const;

/** A request of two lines to one shop, one of them quoted and ordered: lists have rows. */
async function deal(calls: APIRequestContext, buyerId: string, shopId: string): Promise<void> {
  const [buyer, shop] = [await apiOf(calls, buyerId), await apiOf(calls, shopId)];
  const { items: listings } = await shop.merchandises.listOwn({ query: {} });
  const own = await shop.sellerInfos.me();
  const part = listings[0];
  if (!part || !own) throw new Error(`${shopId} has nothing on sale.`);
  const request = {
    lines: [
      { productId: part.productId, quantity: 2 },
      { partName: "판넬용 팬", quantity: 4 },
    ],
    sellerIds: [own.id],
    contact: { name: "구본아", phone: "010-1234-5678" },
  };
  const asked = await patiently(() => buyer.estimateGroups.create({ body: request }));
  let lineIds: LineId[] = [];
  await expect(async () => {
    const { items } = await buyer.productEstimates.listOfEstimate({ query: { groupId: asked.id } });
    lineIds = items.map(({ id }) => id).toSorted();
    expect(lineIds).toHaveLength(2);
  }).toPass({ timeout: 60_000 });
  const productEstimateId = lineIds[0]!;
  const quote = { ...terms, productEstimateId };
  const [quoted] = await patiently(() =>
    shop.productEstimateResponses.create({ body: { items: [quote] } }),
  );
  const items = [{ productEstimateId, responseId: quoted!.id!, quantity: 1 }];
  await patiently(() => buyer.productEstimateOrders.create({ body: { items, shipTo } }));
  const report = { reason: "EXTRA_COST_REQUEST", refType: "ESTIMATE" } as const;
  const refId = asked.estimateIds[0]!;
  await patiently(() => buyer.userPenaltyHistories.create({ body: { ...report, refId } }));
}

async function revoke(request: APIRequestContext, shopId: string): Promise<void> {
  const api = await adminApi(request);
  const own = await (await apiOf(request, shopId)).sellerInfos.me();
  // A second try of the walk finds what the first has done.
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

/** Gives people of the demo market the roles of the crawl; returns the approved seller. */
export async function makeRoles(browser: Browser, request: APIRequestContext): Promise<Id<"sel">> {
  await deal(request, walkers.buyer, walkers.approved);
  await revoke(request, walkers.revoked);
  await apply(browser, request, walkers.applied);
  return (await (await apiOf(request, walkers.approved)).sellerInfos.me())!.id;
}
