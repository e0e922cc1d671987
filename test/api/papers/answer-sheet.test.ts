import { mostAnswerSheetRows } from "@bupum/shared/deal/answer-sheets/answer-sheet";
import { readXlsx } from "hucre/xlsx";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { someProduct } from "../../kit/goods.ts";
import { asked, codeOf, contact, lineOf, listed, quoteFor } from "../../kit/group.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

type Seller = Awaited<ReturnType<World["seller"]>>;

async function sheetOf(seller: Seller) {
  const { url, ...made } = await seller.api.productEstimateResponses.answerSheet();
  const reply = await fetch(url);
  const { sheets } = await readXlsx(new Uint8Array(await reply.arrayBuffer()));
  const [head = [], ...rows] = sheets[0]!.rows;
  return {
    ...made,
    rows: rows.map((row) => Object.fromEntries(head.map((name, at) => [String(name), row[at]]))),
  };
}
const keysOf = ({ rows }: Awaited<ReturnType<typeof sheetOf>>) =>
  rows.map((row) => row["관리번호(수정 금지)"]);

describe("a sheet to answer by (D3-24)", () => {
  test("contains the waiting lines, with the terms of the seller's listing and no price", async () => {
    const { product } = await someProduct(world);
    const [buyer, seller, other] = [
      await world.member(),
      await world.seller(),
      await world.seller(),
    ];
    await listed(seller, product.id, 50, { leadTimeDays: 7 });
    const lines = [
      { productId: product.id, quantity: 3, memo: "=cmd()" },
      { partName: "답변함", quantity: 1 },
      { partName: "기다림", quantity: 2, requiredCondition: "USED" as const },
    ];
    const sellerIds = [seller.sellerId, other.sellerId];
    const made = await buyer.api.estimateGroups.create({ body: { lines, sellerIds, contact } });
    await world.drain();
    const { items } = await seller.api.productEstimates.listOfSeller({ query: {} });
    const estimateId = items[0]!.estimateId;
    expect(made.estimateIds).toContain(estimateId);
    await seller.api.productEstimateResponses.create({ body: quoteFor(lineOf(estimateId, 2)) });
    const sheet = await sheetOf(seller);
    expect(sheet).toMatchObject({ lineCount: 2, more: false });
    expect(keysOf(sheet)).toEqual([`${estimateId}#l01@1`, `${estimateId}#l03@1`]);
    expect(sheet.rows[0]).toMatchObject({
      품번: product.partNumber,
      수량: 3,
      "요청 메모": "'=cmd()",
      "내 판매 단가": 1200,
      "납기(영업일)": 7,
      "제품 상태": "신품",
      통화: "KRW",
      // As in the answer that was just sent (D3-32).
      배송비: "판매자 부담",
    });
    for (const row of sheet.rows) {
      expect(row["단가"] ?? null).toBeNull();
      expect(row["거절 사유"] ?? null).toBeNull();
    }
    expect(sheet.rows[1]).toMatchObject({ "제품 상태": "중고", "요구 상태": "중고" });
    // Another seller's sheet names lines of its own alone.
    for (const key of keysOf(await sheetOf(other))) expect(key).not.toContain(estimateId);
  });

  test("stops at its limit, lines due first, and says that more wait", async () => {
    const [buyer, seller] = [await world.member(), await world.seller()];
    const { estimateOf } = await asked(world, buyer, [seller], [{ partName: "너트", quantity: 1 }]);
    const id = lineOf(estimateOf(seller));
    const row = (await world.read({ pk: `group#${id.slice(4, 29)}`, sk: `line#${id}` }))!;
    await world.put(
      Array.from({ length: mostAnswerSheetRows }, (_, at) => ({
        ...row,
        pk: `group#copy${at}`,
        gsi1sk: `${String(row["gsi1sk"])}${at}`,
        gsi2sk: `${String(row["gsi2sk"])}${at}`,
      })),
    );
    await world.changes();
    const sheet = await sheetOf(seller);
    expect(sheet).toMatchObject({ lineCount: mostAnswerSheetRows, more: true });
    expect(sheet.rows).toHaveLength(mostAnswerSheetRows);
  });

  test("is for PREMIUM members with waiting lines", async () => {
    const basic = await world.seller({ membershipType: "BASIC" });
    await expect(basic.api.productEstimateResponses.answerSheet()).rejects.toMatchObject({
      code: "SUBSCRIPTION_REQUIRED",
      body: { params: { feature: "ANSWER_SHEET" } },
    });
    const idle = await world.seller();
    expect(await codeOf(idle.api.productEstimateResponses.answerSheet())).toBe("NOTHING_WAITS");
    const buyer = await world.member();
    expect(await codeOf(buyer.api.productEstimateResponses.answerSheet())).toBe(
      "SELLER_REGISTRATION_REQUIRED",
    );
  });
});

test("a quote and a refusal that were undone meanwhile are not taken for repeats (D0-8)", async () => {
  const [buyer, seller] = [await world.member(), await world.seller()];
  const { estimateOf } = await asked(world, buyer, [seller], [{ partName: "볼트", quantity: 1 }]);
  const id = lineOf(estimateOf(seller));
  const { create, reject } = seller.api.productEstimateResponses;
  const quote = () => create({ body: quoteFor(id) });
  const refuse = () =>
    reject({ body: { productEstimateIds: [id], reason: "OUT_OF_STOCK" as const } });
  const lineNow = () => seller.api.productEstimates.get({ params: { id } });
  const first = await quote();
  expect(await quote()).toEqual(first);
  await refuse();
  const [second, repeated] = await Promise.all([quote(), quote()]);
  expect(second).toEqual(repeated);
  expect(second).toMatchObject([{ revision: 2 }]);
  expect(await lineNow()).toMatchObject({
    replyType: "REPLIED",
    currentResponse: { id: second[0]!.id, state: "ACTIVE" },
  });
  await refuse();
  expect((await lineNow()).replyType).toBe("REJECTED");
});

test("a refusal typed offline refuses nothing once a line has changed (D3-8)", async () => {
  const [buyer, seller] = [await world.member(), await world.seller()];
  const lines = ["볼트", "너트"].map((partName) => ({ partName, quantity: 1 }));
  const { estimateOf } = await asked(world, buyer, [seller], lines);
  const estimateId = estimateOf(seller);
  const [first, second] = [lineOf(estimateId, 1), lineOf(estimateId, 2)];
  const lineNow = (id: typeof first) => seller.api.productEstimates.get({ params: { id } });
  const { version } = await lineNow(first);
  const { create, reject } = seller.api.productEstimateResponses;
  await create({ body: { items: [quoteFor(first)] } });
  const body = { productEstimateIds: [first, second], reason: "OUT_OF_STOCK" as const };
  const refused = (versions: Record<string, number>) =>
    codeOf(reject({ body: { ...body, versions } }));
  expect(await refused({ [first]: version })).toBe("VERSION_CONFLICT");
  expect((await lineNow(second)).replyType).toBe("PENDING");
  expect(await refused({ [first]: (await lineNow(first)).version })).toBe("no problem");
  expect((await lineNow(second)).replyType).toBe("REJECTED");
});
