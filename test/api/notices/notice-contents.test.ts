import { noticeText } from "@bupum/shared/notices/notifications/notice-text";
import { ko } from "@bupum/shared/notices/notifications/words/ko";
import { afterAll, beforeAll, expect, test } from "vitest";
import { asked, lineOf, noticesOf, quoted, quoteFor, shipTo } from "../../kit/group.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const parts = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ partName: `E3Z-D6${index}`, quantity: 10 }));

/** A buyer who reads mails and asked the given number of sellers for that many parts. */
async function market(sellerCount: number, lines: number) {
  const buyer = await world.member({ alarmType: "EMAIL" });
  const sellers = await Promise.all(Array.from({ length: sellerCount }, () => world.seller()));
  const { estimateOf } = await asked(world, buyer, sellers, parts(lines));
  const quote = async (index: number, unitPrice = "1000", line = 1) => {
    const seller = sellers[index]!;
    await seller.api.productEstimateResponses.create({
      body: quoteFor(lineOf(estimateOf(seller), line), { unitPrice }),
    });
    await world.drain();
  };
  const told = async () =>
    (await noticesOf(buyer)).filter(({ event }) => event === "QUOTE_RECEIVED").length;
  return { buyer, sellers, estimateOf, quote, told };
}
const mailOf = (address: string, word: string) =>
  world.mails(address).find(({ subject }) => subject?.includes(word))?.text ?? "";

test("a buyer who asked three sellers is told of each quote as it comes", async () => {
  const { quote, told } = await market(3, 1);
  for (const index of [0, 1, 2]) {
    await quote(index);
    expect(await told()).toBe(index + 1);
  }
});

test("a buyer who asked more is told of the first at once, and of the last answer without a pause", async () => {
  const { quote, told } = await market(4, 1);
  await quote(0);
  expect(await told()).toBe(1);
  await quote(1);
  await quote(2);
  expect(await told()).toBe(1);
  await quote(3);
  expect(await told()).toBe(2);
});

test("a mail about quotes names each part with its quantity and amount", async () => {
  const { buyer, sellers, estimateOf } = await market(1, 2);
  const estimateId = estimateOf(sellers[0]!);
  await sellers[0]!.api.productEstimateResponses.create({
    body: {
      items: [
        quoteFor(lineOf(estimateId, 1), { unitPrice: "1200" }),
        quoteFor(lineOf(estimateId, 2), { unitPrice: "350.5" }),
      ],
    },
  });
  await world.drain();
  const text = mailOf(buyer.email, "견적 도착");
  expect(text).toContain("E3Z-D60 외 1건 견적을 제출했습니다.");
  expect(text).toContain(
    "- E3Z-D60 10 EA · 12,000원 부가세 별도\n- E3Z-D61 10 EA · 3,505원 부가세 별도\n",
  );
});

test("a mail about refused lines names each part and the typed reason", async () => {
  const { buyer, sellers, estimateOf } = await market(1, 2);
  const estimateId = estimateOf(sellers[0]!);
  await sellers[0]!.api.productEstimateResponses.reject({
    body: {
      productEstimateIds: [lineOf(estimateId, 1), lineOf(estimateId, 2)],
      reason: "OTHER",
      detail: "제조사에서 단종되었습니다",
    },
  });
  await world.drain();
  const text = mailOf(buyer.email, "견적 거절");
  expect(text).toContain("견적 요청을 거절했습니다. 사유: 제조사에서 단종되었습니다");
  expect(text).toContain("- E3Z-D60 10 EA\n- E3Z-D61 10 EA\n");
});

test("a notice of a refused order has the reason, the typed text, and the part", async () => {
  const deal = await quoted(world, { quantity: 10, quote: { unitPrice: "1500" } });
  const { items } = deal;
  const made = await deal.buyer.api.productEstimateOrders.create({ body: { items, shipTo } });
  await deal.seller.api.productEstimateOrders.reject({
    params: { id: made.orderIds[0]! },
    body: { reason: "OUT_OF_STOCK", detail: "다음 달 입고 예정" },
  });
  await world.drain();
  const notice = (await noticesOf(deal.buyer)).find(({ event }) => event === "ORDER_REJECTED")!;
  const { body, items: lines } = noticeText(notice, ko, "ko", "2026-11-27T00:00:00.000Z");
  expect(body).toContain("사유: 재고 없음 (다음 달 입고 예정)");
  expect(lines).toEqual([expect.stringMatching(/10 EA · 15,000원 부가세 별도$/)]);
});

test("both sides are told the number of the request, and either number finds it (DECISIONS 241)", async () => {
  const { buyer, sellers, estimateOf } = await market(1, 1);
  const seller = sellers[0]!;
  await world.drain({ searched: true });
  const { number, groupId, groupNumber } = await seller.api.estimates.get({
    params: { id: estimateOf(seller) },
  });
  const news = (await noticesOf(seller)).filter(({ event }) => event === "ESTIMATE_RECEIVED");
  expect(news.map(({ params }) => params?.["number"])).toEqual([groupNumber]);
  for (const searchKeyword of [number, groupNumber]) {
    const asked = await buyer.api.estimateGroups.list({ query: { searchKeyword } });
    expect(asked.items.map(({ id }) => id)).toEqual([groupId]);
    const received = await seller.api.estimates.list({ query: { side: "SELL", searchKeyword } });
    expect(received.items.map((row) => row.groupId)).toEqual([groupId]);
  }
});
