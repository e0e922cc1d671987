import type { contract } from "@bupum/shared/contract";
import type { Id, LineId } from "@bupum/shared/kernel/ids";
import { type Client, clientOf } from "@bupum/shared/kernel/client";
import { userPaths } from "@bupum/shared/paths";
import type { Line } from "@bupum/shared/deal/product-estimates/contract";
import type { Account } from "./state.ts";

export type Api = Client<typeof contract.user>;

export interface People {
  buyers: readonly [Api, Api, Api];
  sellers: readonly [Api, Api, Api, Api];
  /** The interval at which the workers' progress is checked. */
  wait: () => Promise<unknown>;
}
interface Asked {
  id: Id<"egr">;
  buyer: Api;
  /** The lines at one of the asked sellers, in order. */
  linesAt: (seller: number) => Line[];
}

const contact = { name: "구본아", phone: "010-1234-5678", email: "buyer@example.com" };
const shipTo = {
  name: "박자재",
  phone: "010-9876-5432",
  zip: "15845",
  address: "경기도 군포시 새봄로 3",
  region: "GYEONGGI",
} as const;
const mostLooks = 120;
/** A quantity of a part that all these orders together do not use up. */
const enough = 20;

/** The accounts whose pages are filled. */
const names = {
  buyers: ["buyer01", "buyer02", "buyer03"],
  sellers: ["seller01", "seller02", "seller03", "seller04"],
} as const;
const pauseMs = 1_000;

/** The users of a running market, logged in over its site. */
export async function peopleOf(site: string, accounts: readonly Account[]): Promise<People> {
  const baseUrl = `${site}/api`;
  const logIn = async (userId: string) => {
    const { password = "" } = accounts.find((account) => account.userId === userId) ?? {};
    const guest = clientOf<typeof contract.user>(userPaths, { baseUrl });
    const { token } = await guest.auth.login({ body: { userId, password } });
    return clientOf<typeof contract.user>(userPaths, { baseUrl, token: () => token });
  };
  const [b1, b2, b3] = names.buyers;
  const [s1, s2, s3, s4] = names.sellers;
  return {
    buyers: [await logIn(b1), await logIn(b2), await logIn(b3)],
    sellers: [await logIn(s1), await logIn(s2), await logIn(s3), await logIn(s4)],
    wait: () => new Promise((done) => setTimeout(done, pauseMs)),
  };
}

/**
 * Creates requests and orders in each state in a new demo market, by the public calls, so that no
 * page is empty at the first visit. Buyers with requests are left as they are.
 */
export async function makeDemoOrders(people: People): Promise<void> {
  const [first] = people.buyers;
  const { items: before } = await first.estimateGroups.list({ query: { itemsPerPage: 10 } });
  if (before.length > 0) return;
  await compared(people);
  const completed = await ordered(people);
  await unusual(people);
  await claimed(people, completed);
}

/** A request that waits for its last seller, and one that waits for all. */
async function compared(people: People): Promise<void> {
  const { buyers, sellers } = people;
  const plan = await ask(people, 0, [0, 1, 2], "3라인 정기 보수 자재", 4);
  await quote(sellers[0], plan.linesAt(0), 0);
  const [refused, ...others] = plan.linesAt(1);
  await quote(sellers[1], others, 1);
  await sellers[1].productEstimateResponses.reject({
    body: { productEstimateIds: [refused!.id], reason: "OUT_OF_STOCK" },
  });
  await ask(people, 2, [0, 3], "예비품 확보", 3);
  await buyers[1].estimateGroups.cancel({
    params: { id: (await ask(people, 1, [2], "샘플 검토용", 1)).id },
    body: { reason: "설계가 바뀌었습니다." },
  });
}

/** Waiting, accepted, shipped, completed and refused orders; the completed one is given back. */
async function ordered(people: People): Promise<Id<"ord">> {
  const { sellers } = people;
  const orders = sellers[0].productEstimateOrders;
  const body = {};
  await order(people, "인버터 교체", 0, 4);
  const accepted = await order(people, "포장기 센서 교체", 1, 5);
  await orders.accept({ params: { id: accepted }, body });
  const shipped = await order(people, "보일러 순환펌프 부품", 0, 6);
  await orders.accept({ params: { id: shipped }, body });
  const parcel = { carrier: "CJ대한통운", trackingNo: "689012345678" };
  await orders.ship({ params: { id: shipped }, body: parcel });
  const completed = await received(people, "컨베이어 근접센서", 0, 7);
  const refused = await order(people, "제어반 릴레이", 0, 8);
  await orders.reject({ params: { id: refused }, body: { reason: "OUT_OF_STOCK" } });
  return completed;
}

/** A claim that waits for its seller, and one that waits for an admin. */
async function claimed(people: People, completed: Id<"ord">): Promise<void> {
  const { buyers, sellers } = people;
  await buyers[0].claims.create({
    body: { orderId: completed, kind: "SHORT", quantity: 1, detail: "상자에 한 개가 없었습니다." },
  });
  const other = await received(people, "제어반 차단기 교체", 1, 10);
  const { id } = await buyers[1].claims.create({
    body: {
      orderId: other,
      kind: "WRONG_PART",
      quantity: 1,
      detail: "명판의 정격 전류가 주문한 것과 다릅니다.",
    },
  });
  const params = { id };
  await sellers[0].claims.propose({
    params,
    body: { remedy: "REFUSAL", detail: "출고 전 사진에는 주문하신 품번이 찍혀 있습니다." },
  });
  await buyers[1].claims.escalate({
    params,
    body: { detail: "받은 물건의 명판 사진을 채팅으로 보냈습니다." },
  });
}

/** An open cancel request for the seller, and a target price of the buyer. */
async function unusual(people: People): Promise<void> {
  const { buyers, sellers } = people;
  const wished = await order(people, "압력 트랜스미터", 1, 9);
  await sellers[0].productEstimateOrders.accept({ params: { id: wished }, body: {} });
  await buyers[1].productEstimateOrders.cancel({
    params: { id: wished },
    body: { reason: "NOT_NEEDED", detail: "공사가 연기되었습니다." },
  });
  const asked = await ask(people, 1, [0, 1], "서보드라이브 예비품", 2);
  await quote(sellers[0], asked.linesAt(0), 0);
  const [line] = asked.linesAt(0);
  const price = 100 * Math.max(1, Math.floor(priceOf(line!, 0) / 110));
  await buyers[1].productEstimates.requote({
    params: { id: line!.id },
    body: { reason: "PRICE", targetPrice: String(price), memo: "수량이 많으니 검토 부탁드립니다." },
  });
}

/** A request for the first seller's parts, once its lines have reached all sellers. */
async function ask(
  { buyers, sellers, wait }: People,
  buyer: 0 | 1 | 2,
  asked: readonly (0 | 1 | 2 | 3)[],
  title: string,
  count: number,
  from = 0,
): Promise<Asked> {
  const { items: own } = await sellers[0].merchandises.listOwn({ query: {} });
  const listings = own.filter(({ stock }) => stock === null || stock >= enough);
  // A different part each time, as long as there are enough.
  const start = listings.length > 0 ? Math.min(from, listings.length - count) : 0;
  const parts = listings.slice(start, start + count);
  const infos = await Promise.all(asked.map((at) => sellers[at].sellerInfos.me()));
  const sellerIds = infos.flatMap((info) => (info ? [info.id] : []));
  const api = buyers[buyer];
  const { id } = await api.estimateGroups.create({
    body: {
      title,
      lines: parts.map(({ productId }, at) => ({ productId, quantity: at + 2 })),
      sellerIds,
      contact,
      allowDuplicate: true,
    },
  });
  const query = { groupId: id };
  for (let look = 0; look < mostLooks; look++) {
    // oxlint-disable-next-line no-await-in-loop -- a worker hands the lines to their sellers
    await wait();
    // oxlint-disable-next-line no-await-in-loop
    const { items } = await api.productEstimates.listOfEstimate({ query });
    // oxlint-disable-next-line no-await-in-loop
    const { dispatching } = await api.estimateGroups.get({ params: { id } });
    if (dispatching || items.length < count * sellerIds.length) continue;
    const linesAt = (seller: number) =>
      items.filter(({ sellerId }) => sellerId === infos[asked.indexOf(seller as 0)]?.id);
    return { id, buyer: api, linesAt };
  }
  throw new Error(`${title}: the request did not reach its sellers.`);
}

/** Prices that differ by line and seller, the same in every market. */
const priceOf = ({ quantity }: Line, seller: number) => 12_000 + 3_500 * quantity - 900 * seller;

async function quote(seller: Api, lines: readonly Line[], number: number): Promise<void> {
  const items = lines.map((line) => ({
    productEstimateId: line.id as LineId,
    currency: "KRW" as const,
    unitPrice: String(priceOf(line, number)),
    moq: 1,
    leadTimeDays: 2 + number * 3,
    condition: "NEW" as const,
    shippingFeePayer: number === 0 ? ("SELLER_PAYS" as const) : ("BUYER_PAYS" as const),
  }));
  await seller.productEstimateResponses.create({ body: { items } });
}

/** An order that was accepted, shipped and received. */
async function received(
  people: People,
  title: string,
  buyer: 0 | 1,
  at: number,
): Promise<Id<"ord">> {
  const id = await order(people, title, buyer, at);
  const orders = people.sellers[0].productEstimateOrders;
  await orders.accept({ params: { id }, body: {} });
  await orders.ship({ params: { id }, body: { carrier: "로젠택배" } });
  await people.buyers[buyer].productEstimateOrders.complete({ params: { id } });
  return id;
}

/** One part asked of the first seller, quoted and ordered. */
async function order(people: People, title: string, buyer: 0 | 1, at: number): Promise<Id<"ord">> {
  const asked = await ask(people, buyer, [0], title, 1, at);
  await quote(people.sellers[0], asked.linesAt(0), 0);
  const { items } = await asked.buyer.productEstimates.listOfEstimate({
    query: { groupId: asked.id },
  });
  const [line] = items;
  const { orderIds } = await asked.buyer.productEstimateOrders.create({
    body: {
      items: [
        {
          productEstimateId: line!.id,
          responseId: line!.currentResponse!.id,
          quantity: line!.quantity,
        },
      ],
      shipTo,
    },
  });
  return orderIds[0]!;
}
