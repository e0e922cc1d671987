import { execFileSync } from "node:child_process";
import { purchaseOrderOf, quotationOf } from "@bupum/functions/papers/documents/rules";
import { drawPaper } from "@bupum/functions/papers/documents/paper/draw";
import { readXlsx } from "hucre/xlsx";
import { afterAll, beforeAll, expect, test } from "vitest";
import { someProduct } from "../../kit/goods.ts";
import { contact, lineOf, quoteFor, shipTo } from "../../kit/group.ts";
import { startWorld, type World } from "../../kit/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

/** What a sheet says in its first row below a heading. */
async function cellOf(url: string, head: string) {
  const { sheets } = await readXlsx(new Uint8Array(await (await fetch(url)).arrayBuffer()));
  const [heads = [], row = []] = sheets[0]!.rows;
  return row[heads.indexOf(head)];
}

/** A line with the buyer's own number, quoted with a substitute. */
async function numbered(ownNumber: string) {
  const { product } = await someProduct(world);
  const [buyer, seller] = [await world.member(), await world.seller()];
  const made = await buyer.api.estimateGroups.create({
    body: {
      lines: [{ productId: product.id, quantity: 2, ownNumber }],
      sellerIds: [seller.sellerId],
      contact,
    },
  });
  await world.drain({ searched: true });
  const estimateId = made.estimateIds[0]!;
  return { buyer, seller, groupId: made.id, estimateId, lineId: lineOf(estimateId) };
}

test("the buyer's own number stands on request, answer sheet, quote, order and their papers and sheets (D31-5)", async () => {
  const deal = await numbered("창고-0001");
  const { buyer, seller, estimateId, lineId } = deal;
  const group = await buyer.api.estimateGroups.get({ params: { id: deal.groupId } });
  expect(group.lines[0]).toMatchObject({ ownNumber: "창고-0001" });
  const found = await buyer.api.estimateGroups.list({ query: { searchKeyword: "창고-0001" } });
  expect(found.items.map(({ id }) => id)).toEqual([deal.groupId]);

  const { url } = await seller.api.productEstimateResponses.answerSheet();
  expect(await cellOf(url, "구매자 품번")).toBe("창고-0001");

  const alternative = { partNumber: "SUB-1", manufactorName: "오므론", reason: "후속" };
  const [answer] = await seller.api.productEstimateResponses.create({
    body: quoteFor(lineId, { alternative }),
  });
  await world.drain();
  const { orderIds } = await buyer.api.productEstimateOrders.create({
    body: {
      items: [
        {
          productEstimateId: lineId,
          responseId: answer!.id!,
          quantity: 2,
          acceptAlternative: true,
        },
      ],
      shipTo,
    },
  });
  const order = await seller.api.productEstimateOrders.get({ params: { id: orderIds[0]! } });
  expect(order).toMatchObject({ partNumber: "SUB-1", ownNumber: "창고-0001" });

  const line = await buyer.api.productEstimates.get({ params: { id: lineId } });
  const estimate = await buyer.api.estimates.get({ params: { id: estimateId } });
  const papers = [
    quotationOf(estimate, [line], undefined, "ko"),
    purchaseOrderOf([order], estimate, undefined, "ko"),
  ];
  for (const paper of papers) {
    expect(paper?.lines[0]).toMatchObject({ part: "오므론 · SUB-1", ownNumber: "창고-0001" });
    const bytes = await drawPaper(paper!, { number: "PO-261129-00000-1", address: "http://a" });
    const input = Buffer.from(bytes);
    const printed = execFileSync("pdftotext", ["-layout", "-", "-"], { input, encoding: "utf8" });
    expect(printed).toContain("구매자 품번: 창고-0001");
  }
  const sheet = await buyer.api.productEstimates.exportSheet({
    body: { side: "BUY", estimateId },
  });
  if (!("url" in sheet)) throw new Error("It was not made at once.");
  expect(await cellOf(sheet.url, "구매자 품번")).toBe("창고-0001");
});
