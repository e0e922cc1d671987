import type { LineId } from "@bupum/shared/kernel/ids";
import { addDays, seoulDay, toInstant } from "@bupum/shared/kernel/time";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Codes, codesOf, password, signedUp } from "../../kit/accounts.ts";
import { send } from "../../kit/register.ts";
import type { Change } from "../../kit/cloud/table.ts";
import { upload } from "../../kit/upload.ts";
import { leftBy } from "../../kit/deliver.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
let codes: Codes;
beforeAll(async () => {
  world = await startWorld();
  codes = codesOf(world);
});
afterAll(() => world.stop());

const secrets = {
  name: "남궁철수",
  contact: "남궁영희",
  phone: "010-9876-4321",
  email: "namgung@private.example",
  title: "남궁철수 자택 보일러",
  memo: "경비실에 남궁에게 전화 주세요",
  address: "서울특별시 중구 비밀로 7",
  fileName: "남궁철수 도면.pdf",
};
const told = /남궁|9876-?4321|namgung|비밀로/;

/** A buyer without a company who asked a seller for two lines. */
async function privateBuyer() {
  const person = await signedUp(world, codes);
  const key = { pk: `user#${person.account.id}`, sk: "account" };
  const { companyName: _, ...row } = (await world.read(key))!;
  await world.put([{ ...row, name: secrets.name }]);
  const seller = await world.seller();
  const content = "%PDF-1.7 drawing";
  const fileId = await upload(person, { fileName: secrets.fileName, content, category: "FILE" });
  const { id } = await person.api.estimateGroups.create({
    body: {
      title: secrets.title,
      memo: secrets.memo,
      lines: [
        { partName: "순환 펌프", partNumber: "PUN-350M", quantity: 1, memo: secrets.memo },
        { partName: "온도 조절기", quantity: 2, fileIds: [fileId] },
      ],
      sellerIds: [seller.sellerId],
      contact: { name: secrets.contact, phone: secrets.phone, email: secrets.email },
    },
  });
  await world.drain();
  const { items: lines } = await seller.api.productEstimates.listOfSeller({ query: {} });
  return { person, seller, groupId: id, lines, fileId };
}
type Row = Record<string, unknown>;
type Buyer = Awaited<ReturnType<typeof privateBuyer>>;

async function orderFirst({ person, seller, lines }: Buyer) {
  const line = lines.find(({ productName }) => productName === "순환 펌프")!;
  const productEstimateId: LineId = line.id;
  const [quote] = await seller.api.productEstimateResponses.create({
    body: {
      items: [
        {
          productEstimateId,
          currency: "KRW",
          unitPrice: "110000",
          moq: 1,
          leadTimeDays: 3,
          condition: "NEW",
          shippingFeePayer: "SELLER_PAYS",
          validUntil: addDays(seoulDay(toInstant(new Date())), 14),
        },
      ],
    },
  });
  await world.drain();
  const { orderIds } = await person.api.productEstimateOrders.create({
    body: {
      items: [{ productEstimateId, responseId: quote!.id!, quantity: 1 }],
      shipTo: {
        name: secrets.contact,
        phone: secrets.phone,
        zip: "04524",
        address: secrets.address,
        region: "SEOUL",
      },
      memo: secrets.memo,
      buyerPoNumber: "B-77",
    },
  });
  await world.drain();
  return orderIds[0]!;
}

/** A claim that the buyer brought before the admins, with words in both places. */
async function escalatedClaim({ person, seller }: Buyer, orderId: `ord_${string}`) {
  const { id } = await person.api.claims.create({
    body: { orderId, kind: "DAMAGED", quantity: 1, detail: secrets.memo },
  });
  const params = { id };
  const proposal = { remedy: "REFUSAL", detail: "출고 사진에는 이상이 없습니다." } as const;
  await seller.api.claims.propose({ params, body: proposal });
  await person.api.claims.escalate({ params, body: { detail: secrets.memo } });
  await world.drain();
  return id;
}

describe("a buyer without a company", () => {
  test("is masked to sellers until an order is accepted, and visible from then on", async () => {
    const buyer = await privateBuyer();
    const { seller, lines } = buyer;
    const params = { id: lines[0]!.estimateId };
    const before = [
      ...lines,
      await seller.api.estimates.get({ params }),
      ...(await seller.api.estimates.list({ query: { side: "SELL" } })).items,
      ...(await seller.api.notifications.list({ query: {} })).items,
    ];
    expect(lines[0]!.buyerName).toBe("남**");
    for (const row of before) {
      // Free text of a buyer is shown as typed.
      const { title: _, memo: _memo, files: _files, ...seen } = { ...row } as Row;
      expect(JSON.stringify({ ...seen, params: undefined })).not.toMatch(
        /남궁철수|영희|9876-?4321|namgung/,
      );
    }
    const body = { type: "BUYER", targetId: buyer.person.account.id } as const;
    await seller.api.bookmarks.create({ body });
    const marked = await seller.api.bookmarks.mine({ query: { type: "BUYER" } });
    expect(marked.items[0]?.buyer?.companyName).toBe("남**");
    const id = await orderFirst(buyer);
    await seller.api.productEstimateOrders.accept({ params: { id }, body: {} });
    const after = await seller.api.estimates.get({ params });
    expect(after.contact).toMatchObject({ name: secrets.contact, email: secrets.email });
  });
});

describe("leaving", () => {
  test("removes the person from every row, and keeps parts, numbers and amounts (D6-16)", async () => {
    const buyer = await privateBuyer();
    const { person, seller, groupId, fileId } = buyer;
    const orderId = await orderFirst(buyer);
    await seller.api.productEstimateOrders.accept({
      params: { id: orderId },
      body: { memo: "남궁 고객님, 내일 나갑니다" },
    });
    await world.drain();
    const orderRow = { pk: `order#${orderId}`, sk: "order" };
    const order = (await world.read(orderRow))!;
    const counts = { pk: `order-counts#${person.account.id}`, sk: "counts" };
    await world.put([
      { ...order, status: "COMPLETED", completedAt: new Date().toISOString() },
      { ...counts, PENDING: 0, CONFIRMED: 0, COMPLETED: 1 },
    ]);
    await person.api.bookmarks.create({ body: { type: "SELLER", targetId: seller.sellerId } });
    const report = {
      reason: "OTHER",
      detail: secrets.memo,
      refType: "ORDER",
      refId: orderId,
    } as const;
    const { id: reportId } = await person.api.userPenaltyHistories.create({ body: report });
    const claimId = await escalatedClaim(buyer, orderId);

    await person.api.users.remove({ body: { password } });
    await world.drain({ duplicate: true });

    const after = (await world.read(orderRow))!;
    expect(after).toMatchObject({
      shipTo: { name: "탈퇴한 회원", region: "SEOUL" },
      buyerPoNumber: "B-77",
      poNumber: order["poNumber"],
      amount: 110_000,
      productName: "순환 펌프",
    });
    const seen = [
      after,
      await seller.api.productEstimateOrders.get({ params: { id: orderId } }),
      (await seller.api.productEstimates.listOfSeller({ query: {} })).items,
      (await seller.api.estimates.list({ query: { side: "SELL" } })).items,
      await world.read({ pk: `group#${groupId.slice(4, 29)}`, sk: "group" }),
      await world.read({ pk: `group#${groupId.slice(4, 29)}`, sk: "request" }),
      await world.read({ pk: `user#${person.account.id}`, sk: "account" }),
      await world.read({ pk: `file#${fileId}`, sk: "file" }),
      await world.read({ pk: `penalty#${reportId}`, sk: "penalty" }),
      await seller.api.claims.get({ params: { id: claimId } }),
    ];
    expect(seen.at(-1)).toMatchObject({ status: "WITHDRAWN", escalation: { by: "BUYER" } });
    expect(JSON.stringify(seen)).toContain("첨부파일.pdf");
    expect(JSON.stringify(seen)).toContain("순환 펌프");
    const group = await world.read({ pk: `group#${groupId.slice(4, 29)}`, sk: "group" });
    expect(group).toMatchObject({ title: "PUN-350M 외 1건" });
    expect(JSON.stringify(seen)).not.toMatch(told);
    const query = { side: "SELL", searchType: "BUYER", searchKeyword: "남" } as const;
    expect((await seller.api.estimates.list({ query })).items).toEqual([]);
  });

  test("completes what an interrupted delivery left", async () => {
    const { person, groupId, seller } = await privateBuyer();
    await person.api.users.remove({ body: { password } });
    const changes: Change[] = await world.changes();
    const out = changes.flatMap(leftBy).find(({ name }) => name === "account.closed");
    const { followers } = await import("@bupum/functions/deal/estimate-groups/worker");
    const body = out?.body as Parameters<(typeof followers)["account.closed"]>[0];
    const group = { pk: `group#${groupId.slice(4, 29)}`, sk: "group" };
    const header = (await world.read(group))!;
    await followers["account.closed"](body);
    // As if the worker had died before writing the header, with one line not reached.
    await world.put([{ ...header, open: false }]);
    await followers["account.closed"](body);
    expect(JSON.stringify(await world.read(group))).not.toMatch(told);
    const { items } = await seller.api.productEstimates.listOfSeller({ query: {} });
    expect(JSON.stringify(items)).not.toMatch(told);
  });

  test("removes a seller's name from sent sheets and from the names of their files", async () => {
    const seller = await world.seller();
    const { id, file } = await send(seller, [["A-1", "LS", "팬", "신품", "100", 1, 1]], {
      fileName: "남궁철수 재고.xlsx",
    });
    const { forgetSender } =
      await import("@bupum/functions/sheets/register-request-histories/forget");
    await forgetSender(seller.sellerId);
    const rows = [
      await world.read({ pk: `register-request#${id}`, sk: "request" }),
      await world.read({ pk: `register-request#${id}`, sk: "listed" }),
      await world.read({ pk: `file#${file.id}`, sk: "file" }),
    ];
    expect(rows[2]).toMatchObject({ fileName: "첨부파일.xlsx" });
    expect(JSON.stringify(rows)).not.toMatch(told);
  });

  test("deletes the person's notices and bookmarks, and admins' notes about the member and the seller (D30-4)", async () => {
    const person = await signedUp(world, codes);
    const { id } = person.account;
    const sellerId = `sel_${id.slice(4)}`;
    const audited = { pk: `audit#seller#${sellerId}`, sk: "2026-11-20T00:00:00.000Z#aud_1" };
    const noted = { pk: `audit#user#${id}`, sk: "2026-11-20T00:00:00.000Z#aud_2" };
    await world.put([
      { pk: `notices#${id}`, sk: "ntf_01ARZ3NDEKTSV4RRFFQ69G5FAV", createdAt: "2026-11-20" },
      { ...noted, to: "NOTED", reason: "통화함", changes: [{ field: "name", from: "남궁철수" }] },
      { ...audited, from: "APPLYING", to: "REJECTED", reason: "남궁철수 님의 신분증이 흐립니다" },
    ]);
    const seller = await world.seller();
    await person.api.bookmarks.create({ body: { type: "SELLER", targetId: seller.sellerId } });
    await person.api.users.remove({ body: { password } });
    await world.drain();
    const notice = { pk: `notices#${id}`, sk: "ntf_01ARZ3NDEKTSV4RRFFQ69G5FAV" };
    const bookmark = { pk: `bookmarks#${id}`, sk: `SELLER#${seller.sellerId}` };
    expect(await world.read(notice)).toBeUndefined();
    expect(await world.read(bookmark)).toBeUndefined();
    expect(await world.read(audited)).toEqual({ ...audited, from: "APPLYING", to: "REJECTED" });
    expect(await world.read(noted)).toEqual({ ...noted, to: "NOTED" });
  });
});
