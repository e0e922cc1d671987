import { execFileSync } from "node:child_process";
import { breakdownOf } from "@bupum/shared/deal/product-estimate-orders/breakdown";
import type { Order } from "@bupum/shared/deal/product-estimate-orders/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { orderTotals } from "../../../web/src/product-estimates/award/order-totals.ts";
import { asked, lineOf, quoteFor, shipTo } from "../../kit/group.ts";
import { compared, totalsOfSheet } from "../../kit/compared.ts";
import { startWorld, type World } from "../../kit/world.ts";

/**
 * The table of one deal, computed by hand. Five sellers: A excludes VAT and names a fee, B includes
 * both and sells by three, C quotes dollars, zero-rated, pays the delivery and offers a substitute,
 * D leaves the fee to be agreed, E refuses. Amounts are minor units.
 *
 * | seller | line                 | supply                     | VAT                  | total   |
 * | ------ | -------------------- | -------------------------- | -------------------- | ------- |
 * | A      | 10 x 1,000.50        | 10,005                     | 1,000.5 -> 1,001     |  11,006 |
 * | A      | 7 x 1,430            | 10,010                     | 1,001                |  11,011 |
 * | A      | delivery 3,000       |  3,000                     |   300                |   3,300 |
 * | A      | sum                  | 23,015                     | 2,302                |  25,317 |
 * | B      | 12 (10 asked) x 1,100| 13,200 / 1.1 = 12,000      | 1,200                |  13,200 |
 * | B      | delivery 5,500       |  5,500 / 1.1 =  5,000      |   500                |   5,500 |
 * | B      | sum                  | 17,000                     | 1,700                |  18,700 |
 * | C      | 4 x $12.345          | $49.38                     | 0                    |  $49.38 |
 * | D      | 2 x 75,000           | 150,000                    | 15,000               | 165,000 |
 *
 * Won of A, B and D: 25,317 + 18,700 + 165,000 = 209,017. C at 1,400 won: 49.38 x 1,400 = 69,132.
 * After A refuses its second line: 10,005 + 3,000 = 13,005, VAT 1,301, total 14,306, refused 11,011.
 */
const byHand = {
  A: { currency: "KRW", supply: 23_015, vat: 2_302, total: 25_317, printed: "25,317" },
  B: { currency: "KRW", supply: 17_000, vat: 1_700, total: 18_700, printed: "18,700" },
  C: { currency: "USD", supply: 4_938, vat: 0, total: 4_938, printed: "49.38" },
  D: { currency: "KRW", supply: 150_000, vat: 15_000, total: 165_000, printed: "165,000" },
} as const;
const allInWon = { KRW: 209_017, USD: 4_938 };
/** The sheet says won of every currency. */
const ofSheet = { A: 25_317, B: 18_700, C: 69_132, D: 165_000 };
const refusedOfA = { supply: 13_005, vat: 1_301, total: 14_306, refused: 11_011 };

type Letter = keyof typeof byHand;
const letters = ["A", "B", "C", "D"] as const;
const wonPerDollar = 1_400;

const quotes = {
  A: [
    [1, { unitPrice: "1000.5", shippingFeePayer: "BUYER_PAYS", shippingFee: 3_000 }],
    [4, { unitPrice: "1430", shippingFeePayer: "BUYER_PAYS", shippingFee: 3_000 }],
  ],
  B: [
    [
      2,
      {
        unitPrice: "1100",
        vatMode: "INCLUDED",
        moq: 3,
        orderMultiple: 3,
        shippingFeePayer: "BUYER_PAYS",
        shippingFee: 5_500,
      },
    ],
  ],
  C: [
    [
      3,
      {
        unitPrice: "12.345",
        currency: "USD",
        vatMode: "ZERO_RATED",
        alternative: { partNumber: "SV002iG5A-2", manufactorName: "LS산전", reason: "후속 모델" },
      },
    ],
  ],
  D: [[5, { unitPrice: "75000", shippingFeePayer: "NEGOTIABLE" }]],
} as const;
const wanted = [10, 10, 4, 7, 2].map((quantity, at) => ({ partName: `부품 ${at + 1}`, quantity }));

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

/** The request, asked of five, answered by four of them and refused by one. */
async function answered() {
  const buyer = await world.member();
  const [A, B, C, D, E] = [
    await world.seller(),
    await world.seller(),
    await world.seller(),
    await world.seller(),
    await world.seller(),
  ];
  const sellers = { A: A!, B: B!, C: C!, D: D! };
  const { group, estimateOf } = await asked(world, buyer, [A!, B!, C!, D!, E!], wanted);
  for (const letter of letters) {
    const estimateId = estimateOf(sellers[letter]);
    const items = quotes[letter].map(([line, more]) => quoteFor(lineOf(estimateId, line), more));
    await sellers[letter].api.productEstimateResponses.create({ body: { items } });
  }
  const productEstimateIds = wanted.map((_, at) => lineOf(estimateOf(E!), at + 1));
  await E!.api.productEstimateResponses.reject({
    body: { productEstimateIds, reason: "OUT_OF_STOCK" },
  });
  await world.drain();
  const query = { groupId: group.id };
  const { items } = await buyer.api.productEstimates.listOfEstimate({ query });
  return { buyer, sellers, items, group: await buyer.api.estimateGroups.get({ params: group }) };
}

/** The words of the printed PO. */
async function paperOf(person: Awaited<ReturnType<World["member"]>>, orderId: Order["id"]) {
  const body = { orderId };
  await person.api.documents.create({ body });
  await world.drain();
  const made = await person.api.documents.create({ body });
  if (!("url" in made)) throw new Error("It was not printed.");
  const input = Buffer.from(await (await fetch(made.url)).arrayBuffer());
  return execFileSync("pdftotext", ["-layout", "-", "-"], { input, encoding: "utf8" });
}

test("every figure of one deal is the same on comparison, order, lists, mail, paper, sheet and admin's page, and as computed by hand (D4-12)", async () => {
  const { buyer, sellers, items, group } = await answered();
  const consents = new Set(["l03"]);
  const of = compared({ group, items, consents, toKrw: { USD: wonPerDollar } });
  // The bar below the comparison, and the order form.
  const totals = orderTotals(of.picks.chosen, items, undefined);
  expect(Object.fromEntries(totals.map(({ amount, currency }) => [currency, amount]))).toEqual(
    allInWon,
  );
  const named = (letter: Letter) => sellers[letter].companyName;
  const sheet = totalsOfSheet(of);
  expect(letters.map((letter) => sheet[named(letter)])).toEqual(
    letters.map((letter) => ofSheet[letter]),
  );
  const admin = await world.adminUser();
  for (const letter of letters) {
    const seller = sellers[letter];
    const chosen = of.picks.chosen.filter((bid) => bid.sellerId === seller.sellerId);
    const { supply, vat, total, printed } = byHand[letter];
    const made = await buyer.api.productEstimateOrders.create({
      body: {
        items: chosen.map(({ id, quote, quantity }) => ({
          productEstimateId: id,
          responseId: quote.id,
          quantity,
          acceptAlternative: quote.alternative !== undefined,
        })),
        shipTo,
      },
    });
    const params = { id: made.orderIds[0]! };
    await world.drain({ searched: true });
    const [first, ...others] = (await buyer.api.productEstimateOrders.lines({ params })).orders;
    const ofPage = breakdownOf([first!, ...others]);
    expect(ofPage).toMatchObject({ supply, vat, total, isShippingOpen: letter === "D" });
    const isIt = ({ poNumber }: { poNumber: string }) => poNumber === made.poNumber;
    const lists = await Promise.all([
      buyer.api.productEstimateOrders.purchaseOrders({ query: {} }),
      seller.api.productEstimateOrders.purchaseOrdersOfSeller({ query: {} }),
      admin.api.productEstimateOrderEntities.purchaseOrders({ query: {} }),
    ]);
    for (const list of lists) expect(list.items.find(isIt)!.breakdown).toEqual(ofPage);
    const mail = world.mails(seller.email).find(({ subject }) => subject.includes(made.poNumber));
    expect(mail!.text).toContain(printed);
    expect(await paperOf(buyer, params.id)).toContain(printed);
  }
});

test("a refused line is in no sum, on no page and on no paper (D4-12)", async () => {
  const { buyer, sellers, items, group } = await answered();
  const of = compared({ group, items, consents: new Set(), toKrw: { USD: wonPerDollar } });
  const chosen = of.picks.chosen.filter((bid) => bid.sellerId === sellers.A.sellerId);
  const made = await buyer.api.productEstimateOrders.create({
    body: {
      items: chosen.map(({ id, quote, quantity }) => ({
        productEstimateId: id,
        responseId: quote.id,
        quantity,
      })),
      shipTo,
    },
  });
  const refused = made.orderIds[1]!;
  const body = { reason: "OUT_OF_STOCK" } as const;
  await sellers.A.api.productEstimateOrders.reject({ params: { id: refused }, body });
  await world.drain({ searched: true });
  const params = { id: made.orderIds[0]! };
  for (const person of [buyer, sellers.A]) {
    const [first, ...others] = (await person.api.productEstimateOrders.lines({ params })).orders;
    expect(breakdownOf([first!, ...others])).toMatchObject(refusedOfA);
  }
  const paper = await paperOf(buyer, params.id);
  expect(paper).toContain("14,306");
  expect(paper).not.toContain("25,317");
});
