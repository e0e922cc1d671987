import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codeOf, contact, lineOf, quoteFor, shipTo } from "../../kit/group.ts";
import { type Member, upload } from "../../kit/upload.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const pdf = "%PDF-1.7 drawing";
type FileId = `fil_${string}`;
const attached = (member: Member, fileName = "도면.pdf"): Promise<FileId> =>
  upload(member, { fileName, content: pdf, category: "FILE" });

/** "read" for a link that returns exactly the content, else the problem's code. */
async function seenBy(member: Member, id: FileId): Promise<string> {
  try {
    const { url } = await member.api.files.get({ params: { id } });
    return (await (await fetch(url)).text()) === pdf ? "read" : "other content";
  } catch (error) {
    return (error as { code?: string }).code ?? String(error);
  }
}
const keptAs = async (id: FileId) =>
  (await world.read({ pk: `file#${id}`, sk: "file" }))?.["objectKey"];

/** A buyer who asks one seller for two lines and a rival for only the second, all with files. */
async function askedWithFiles() {
  const [buyer, stranger] = [await world.member(), await world.member()];
  const [seller, rival, outsider] = [
    await world.seller(),
    await world.seller(),
    await world.seller(),
  ];
  const [ofRequest, ofFirst, ofSecond] = [
    await attached(buyer, "사양서.pdf"),
    await attached(buyer),
    await attached(buyer),
  ];
  const made = await buyer.api.estimateGroups.create({
    body: {
      contact,
      fileIds: [ofRequest],
      lines: [
        { partName: "브래킷", quantity: 3, fileIds: [ofFirst], sellerIds: [seller.sellerId] },
        {
          partName: "플랜지",
          quantity: 5,
          fileIds: [ofSecond],
          sellerIds: [seller.sellerId, rival.sellerId],
        },
      ],
    },
  });
  await world.drain({ duplicate: true });
  const group = await buyer.api.estimateGroups.get({ params: { id: made.id } });
  const estimateId = group.estimates.find(({ sellerId }) => sellerId === seller.sellerId)!.id;
  const all = [buyer, seller, rival, outsider, stranger];
  const seen = (id: FileId) => Promise.all(all.map((member) => seenBy(member, id)));
  return { buyer, seller, rival, outsider, group, estimateId, ofRequest, ofFirst, ofSecond, seen };
}
const no = "NOT_FOUND";

describe("a file of a request", () => {
  test("is read by its buyer and the sellers who are asked for its line, and by nobody else (D6-21)", async () => {
    const deal = await askedWithFiles();
    const { ofRequest, ofFirst, ofSecond } = deal;
    for (const id of [ofRequest, ofFirst, ofSecond]) expect(await keptAs(id)).toBe(`files/${id}`);
    expect(await deal.seen(ofRequest)).toEqual(["read", "read", "read", no, no]);
    expect(await deal.seen(ofFirst)).toEqual(["read", "read", no, no, no]);
    expect(await deal.seen(ofSecond)).toEqual(["read", "read", "read", no, no]);
    const [line] = (await deal.rival.api.productEstimates.listOfSeller({ query: {} })).items;
    const seen = await deal.rival.api.productEstimates.get({ params: { id: line!.id } });
    expect(JSON.stringify(seen)).not.toContain(ofFirst);
  });

  test("is read by a seller who is asked later", async () => {
    const deal = await askedWithFiles();
    const body = {
      groupId: deal.group.id,
      sellerId: deal.outsider.sellerId,
      requestLineIds: ["l01"],
    };
    await deal.buyer.api.estimates.create({ body });
    expect(await deal.seen(deal.ofRequest)).toEqual(["read", "read", "read", "read", no]);
    expect(await deal.seen(deal.ofFirst)).toEqual(["read", "read", no, "read", no]);
    expect(await deal.seen(deal.ofSecond)).toEqual(["read", "read", "read", no, no]);
  });

  test("goes with one request only, and a foreign one with none", async () => {
    const deal = await askedWithFiles();
    const ask = (member: Member, fileId: FileId) =>
      member.api.estimateGroups.create({
        body: {
          contact,
          fileIds: [fileId],
          lines: [{ partName: "브래킷", quantity: 1 }],
          sellerIds: [deal.seller.sellerId],
        },
      });
    expect(await codeOf(ask(deal.buyer, deal.ofRequest))).toBe("FILE_INVALID");
    expect(await codeOf(ask(await world.member(), await attached(deal.buyer)))).toBe(
      "FILE_INVALID",
    );
  });
});

describe("a file of a quote and of an order", () => {
  test("is read by the two sides of the deal, and by no rival", async () => {
    const { buyer, seller, estimateId, seen } = await askedWithFiles();
    const line = lineOf(estimateId, 2);
    const ofQuote = await attached(seller, "견적서.pdf");
    const body = { items: [quoteFor(line, { fileIds: [ofQuote] })] };
    const [quote] = await seller.api.productEstimateResponses.create({ body });
    await world.drain();
    expect(await seen(ofQuote)).toEqual(["read", "read", no, no, no]);
    const { currentResponse } = await buyer.api.productEstimates.get({ params: { id: line } });
    expect(currentResponse?.files.map(({ id }) => id)).toEqual([ofQuote]);

    const ofOrder = await attached(buyer, "발주서.pdf");
    const { orderIds } = await buyer.api.productEstimateOrders.create({
      body: {
        items: [{ productEstimateId: line, responseId: quote!.id!, quantity: 5 }],
        shipTo,
        fileIds: [ofOrder],
      },
    });
    await world.drain({ duplicate: true, shuffle: 7 });
    expect(await seen(ofOrder)).toEqual(["read", "read", no, no, no]);
    expect([await keptAs(ofQuote), await keptAs(ofOrder)]).toEqual([
      `files/${ofQuote}`,
      `files/${ofOrder}`,
    ]);
    const order = await seller.api.productEstimateOrders.get({ params: { id: orderIds[0]! } });
    expect(order.files.map(({ id }) => id)).toEqual([ofOrder]);
  });
});
