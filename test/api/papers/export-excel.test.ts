import type { CallInput } from "@bupum/shared/kernel/route";
import type { lineRoutes } from "@bupum/shared/deal/product-estimates/contract";
import { readXlsx } from "hucre/xlsx";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { someProduct } from "../../kit/goods.ts";
import { asked, codeOf, contact, lineOf, quoted, quoteFor, shipTo } from "../../kit/group.ts";
import { startWorld, type World } from "../../kit/world.ts";

type Wanted = CallInput<(typeof lineRoutes)["exportSheet"]>["body"];
type Member = Awaited<ReturnType<World["member"]>>;

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

async function rowsAt(url: string) {
  const reply = await fetch(url);
  expect(reply.status).toBe(200);
  const { sheets } = await readXlsx(new Uint8Array(await reply.arrayBuffer()));
  const [head = [], ...rows] = sheets[0]!.rows;
  return rows.map((row) => Object.fromEntries(head.map((name, at) => [String(name), row[at]])));
}
async function sheetOf(person: Member, body: Wanted) {
  const made = await person.api.productEstimates.exportSheet({ body });
  if (!("url" in made)) throw new Error("It became a job.");
  return rowsAt(made.url);
}
const refused = (person: Member, body: Wanted) =>
  codeOf(person.api.productEstimates.exportSheet({ body }));
const lines = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ partName: `부품 ${at + 1}`, quantity: 10 }));

/** A seller's line copied until the list has that many rows. */
async function longList(rows: number, membershipType: "BASIC" | "PREMIUM" = "PREMIUM") {
  const [buyer, seller] = [await world.member(), await world.seller({ membershipType })];
  const { estimateOf } = await asked(world, buyer, [seller], lines(1));
  const id = lineOf(estimateOf(seller));
  const row = (await world.read({ pk: `group#${id.slice(4, 29)}`, sk: `line#${id}` }))!;
  await world.put(
    Array.from({ length: rows - 1 }, (_, at) => ({
      ...row,
      pk: `group#copy${at}`,
      gsi1sk: `${String(row["gsi1sk"])}${at}`,
      gsi2sk: `${String(row["gsi2sk"])}${at}`,
    })),
  );
  await world.changes();
  return { buyer, seller };
}
const jobOf = async (person: Member, jobId: `job_${string}`) =>
  (await person.api.batchJobStatus.list({ query: { jobId } })).items[0]!;

describe("a sheet of lines (D4-6)", () => {
  test("has the columns of both sides in their order and language, numbers as numbers", async () => {
    const { buyer, seller, estimateId, groupId, items } = await quoted(world, { lines: 2 });
    await buyer.api.productEstimateOrders.create({ body: { items: [items[0]!], shipTo } });
    await world.drain();
    const [first, second, ...others] = await sheetOf(seller, { side: "SELL", estimateId });
    expect(others).toEqual([]);
    expect(Object.keys(first!)).toEqual(
      "요청 번호,견적 번호,요청일시,답변 마감,진행 상태,구매 회사,판매 회사,제조사,품번,품명,수량,단위,희망 단가,답변 상태,차수,통화,단가,금액,최소 주문 수량,주문 단위,납기(영업일),제품 상태,대체품,유효기간,배송비,거절 사유,발주 번호,주문 상태,금액 기준 수량,대체 가능한 부품,구매자 품번".split(
        ",",
      ),
    );
    expect(first).toMatchObject({
      "진행 상태": "견적 제출",
      "구매 회사": buyer.companyName,
      수량: 10,
      단가: 1000,
      금액: 10_000,
      "금액 기준 수량": 10,
      "제품 상태": "신품",
      "주문 상태": "수락 대기",
    });
    expect(second!["주문 상태"] ?? null).toBeNull();
    const ofBuyer = await sheetOf(buyer, { side: "BUY", groupId });
    expect(ofBuyer).toHaveLength(2);
    const english = { ...buyer, api: world.api(buyer.token, "en") };
    const [row] = await sheetOf(english, { side: "BUY", ids: [lineOf(estimateId)] });
    expect(row).toMatchObject({ "Part number": ofBuyer[0]!["품번"], Reply: "Quoted" });
  });

  test("ends with the best substitute of each asked part, and its grade (D37-8)", async () => {
    const [best, other] = [await someProduct(world), await someProduct(world)];
    const { seller, estimateId, product } = await quoted(world);
    const { api } = await world.adminUser();
    await api.productEntities.update({
      params: { id: product.id },
      body: {
        alternates: [
          { id: other.product.id, relation: "EQUIVALENT" },
          { id: best.product.id, relation: "INSTEAD", grade: "SAME_FOOTPRINT" },
        ],
      },
    });
    const [row] = await sheetOf(seller, { side: "SELL", estimateId });
    const { partNumber } = best.product;
    expect(row!["대체 가능한 부품"]).toBe(`${best.maker.name.ko} ${partNumber} (같은 치수)`);
    await api.productEntities.update({ params: { id: product.id }, body: { alternates: [] } });
    const [plain] = await sheetOf(seller, { side: "SELL", estimateId });
    expect(plain!["대체 가능한 부품"] ?? null).toBeNull();
  });

  test("contains the filtered lines of the list, on either side", async () => {
    const [buyer, seller, rival] = [
      await world.member(),
      await world.seller(),
      await world.seller(),
    ];
    const { estimateOf } = await asked(world, buyer, [seller, rival], lines(3));
    await seller.api.productEstimateResponses.create({
      body: quoteFor(lineOf(estimateOf(seller), 2)),
    });
    await world.drain();
    const names = async (person: Member, body: Wanted) =>
      (await sheetOf(person, body)).map((row) => row["품명"]);
    expect(await names(seller, { side: "SELL", replyType: "REPLIED" })).toEqual(["부품 2"]);
    expect(await names(seller, { side: "SELL", searchKeyword: "부품 3" })).toEqual(["부품 3"]);
    expect(await names(buyer, { side: "BUY" })).toHaveLength(6);
    expect(await names(buyer, { side: "BUY", replyType: "REPLIED" })).toEqual(["부품 2"]);
    expect(await names(buyer, { side: "BUY", endDate: "2020-01-01" })).toEqual([]);
    // The rival's sheet says nothing of the other's price.
    expect((await sheetOf(rival, { side: "SELL" })).map((row) => row["단가"] ?? null)).toEqual([
      null,
      null,
      null,
    ]);
  });

  test("contains no formula from users' texts, and keeps codes as written", async () => {
    const [buyer, seller] = [await world.member(), await world.seller()];
    const hostile = ["=1+1", "+cmd|' /C calc'!A0", "-2+3", "@SUM(A1)", "007", "1E3"];
    const made = await buyer.api.estimateGroups.create({
      body: {
        lines: hostile.map((text) => ({ partName: `${text}<&>`, partNumber: text, quantity: 1 })),
        sellerIds: [seller.sellerId],
        contact,
      },
    });
    await world.drain();
    await seller.api.productEstimateResponses.reject({
      body: {
        productEstimateIds: [lineOf(made.estimateIds[0]!)],
        reason: "OTHER",
        detail: '=HYPERLINK("http://evil.example")',
      },
    });
    const rows = await sheetOf(buyer, { side: "BUY", groupId: made.id });
    expect(rows.map((row) => row["품번"])).toEqual([
      "'=1+1",
      "'+cmd|' /C calc'!A0",
      "'-2+3",
      "'@SUM(A1)",
      "007",
      "1E3",
    ]);
    expect(rows[0]).toMatchObject({
      품명: "'=1+1<&>",
      "거절 사유": '기타: =HYPERLINK("http://evil.example")',
    });
  });

  test("is 404 for a reader who is not that side of every line, and for reversed days", async () => {
    const { buyer, seller, estimateId, groupId } = await quoted(world);
    const stranger = await world.seller();
    const ids = [lineOf(estimateId)];
    for (const body of [{ ids }, { estimateId }, { groupId }]) {
      expect(await refused(stranger, { side: "SELL", ...body })).toBe("NOT_FOUND");
      expect(await refused(stranger, { side: "BUY", ...body })).toBe("NOT_FOUND");
      expect(await refused(buyer, { side: "SELL", ...body })).toBe("SELLER_REGISTRATION_REQUIRED");
    }
    expect(await refused(seller, { side: "SELL", groupId })).toBe("NOT_FOUND");
    expect(await refused(seller, { side: "BUY", ids })).toBe("NOT_FOUND");
    const absent = lineOf(estimateId, 40);
    expect(await refused(buyer, { side: "BUY", ids: [...ids, absent] })).toBe("NOT_FOUND");
    expect(await refused(buyer, { side: "BUY", ids, groupId })).toBe("INVALID_REQUEST");
    const days = { startDate: "2026-12-02", endDate: "2026-12-01" };
    expect(await refused(seller, { side: "SELL", ...days })).toBe("INVALID_REQUEST");
  });

  test("of a BASIC member has at most fifty rows", async () => {
    const { seller } = await longList(50, "BASIC");
    expect(await sheetOf(seller, { side: "SELL" })).toHaveLength(50);
    const { seller: busy } = await longList(51, "BASIC");
    await expect(
      busy.api.productEstimates.exportSheet({ body: { side: "SELL" } }),
    ).rejects.toMatchObject({
      code: "SUBSCRIPTION_REQUIRED",
      body: { params: { feature: "EXPORT_ROWS", most: 50 } },
    });
  });

  test("with more than a thousand rows is a job that reports progress and links to its file", async () => {
    const { buyer, seller } = await longList(1_001);
    const reply = await world.raw("user", "POST", "/product-estimates/export-excel", {
      headers: { authorization: `Bearer ${seller.token}`, "content-type": "application/json" },
      body: JSON.stringify({ side: "SELL", replyType: "PENDING" }),
    });
    expect(reply.status).toBe(202);
    const { jobId } = (await reply.json()) as { jobId: `job_${string}` };
    expect(await jobOf(seller, jobId)).toMatchObject({ kind: "EXPORT", status: "READY" });
    expect(await jobOf(buyer, jobId)).toBeUndefined();
    const { dead } = await world.drain({ duplicate: true });
    expect(dead).toEqual([]);
    const { resultUrl, ...job } = await jobOf(seller, jobId);
    expect(job).toMatchObject({ status: "DONE", progress: 1_001, total: 1_001, okCount: 1_001 });
    expect(await rowsAt(resultUrl!)).toHaveLength(1_001);
  });
});
