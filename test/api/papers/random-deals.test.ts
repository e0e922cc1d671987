import { purchaseOrderOf as paperOf } from "@bupum/functions/papers/documents/rules";
import { orderedItems } from "@bupum/functions/deal/whole-groups/line-rules";
import { breakdownOf, sumsOf } from "@bupum/shared/deal/product-estimate-orders/breakdown";
import type { Order } from "@bupum/shared/deal/product-estimate-orders/contract";
import { purchaseOrderOf as rowOf } from "@bupum/shared/deal/product-estimate-orders/purchase-orders";
import { estimateStatuses } from "@bupum/shared/deal/estimate-groups/statuses";
import { itemLines } from "@bupum/shared/notices/notifications/notice-items";
import { expect, test } from "vitest";
import { randomOf } from "../../kit/random.ts";
import { sized } from "../../kit/ring.ts";

const ulid = "01KB000000000000000000000";
const vatModes = ["EXCLUDED", "INCLUDED", "ZERO_RATED"] as const;
const payers = ["BUYER_PAYS", "SELLER_PAYS", "NEGOTIABLE"] as const;
const currencies = ["KRW", "USD", "CNY"] as const;

/** A purchase order of up to 25 lines in one currency. */
function someOrders(random: () => number): [Order, ...Order[]] {
  const below = (most: number) => Math.floor(random() * most);
  const one = <Value>(of: readonly Value[]) => of[below(of.length)]!;
  const currency = one(currencies);
  const line = (): Order => ({
    id: `ord_${ulid}0`,
    orderBatchId: `pob_${ulid}0`,
    poNumber: "PO-261122-7K3QX",
    productEstimateId: `est_${ulid}0#l01`,
    groupId: `egr_${ulid}0`,
    estimateId: `est_${ulid}0`,
    responseId: `rsp_${ulid}0`,
    buyerId: `usr_${ulid}0`,
    buyerName: "두루미기계",
    sellerId: `sel_${ulid}0`,
    sellerName: "한빛자재",
    productName: "PLC 본체",
    isAlternative: false,
    condition: "NEW",
    unit: "EA",
    quantity: 1 + below(500),
    unitPrice: "1",
    currency,
    amount: 1 + below(50_000_000),
    vatMode: one(vatModes),
    shippingFeePayer: one(payers),
    ...(random() < 0.6 && { shippingFee: below(90_000) }),
    leadTimeDays: below(30),
    status: one(estimateStatuses),
    shipTo: { name: "박수령", region: "SEOUL", masked: true },
    files: [],
    version: 1,
    createdAt: "2026-11-20T00:00:00.000Z",
  });
  return [line(), ...Array.from({ length: below(25) }, line)];
}

/** Supply value and VAT of an amount in whole units, without the product's own functions. */
function taxOf(amount: number, mode: (typeof vatModes)[number]): [supply: bigint, vat: bigint] {
  const of = BigInt(amount);
  if (mode === "ZERO_RATED") return [of, 0n];
  // Half up: a tenth of what excludes it, an eleventh of what includes it.
  const part = mode === "EXCLUDED" ? 10n : 11n;
  const vat = (2n * of + part) / (2n * part);
  return mode === "EXCLUDED" ? [of, vat] : [of - vat, vat];
}

const isDead = ({ status }: Order) => status === "REJECTED" || status === "CANCELLED";
const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);

test("the breakdown of any purchase order is the sum of what lists, paper and mail show (D4-12)", () => {
  const random = randomOf(20_261_128);
  for (let round = 0; round < sized(300, 20_000); round++) {
    const orders = someOrders(random);
    const breakdown = breakdownOf(orders);
    const standing = orders.filter((order) => !isDead(order));
    const taxes = standing.map(({ amount, vatMode }) => taxOf(amount, vatMode));
    const { goods, shipping, supply, vat, total, refused } = breakdown;
    expect(goods).toEqual({
      supply: Number(taxes.reduce((all, [one]) => all + one, 0n)),
      vat: Number(taxes.reduce((all, [, one]) => all + one, 0n)),
    });
    expect([supply, vat]).toEqual([goods.supply + shipping.supply, goods.vat + shipping.vat]);
    expect(total).toBe(supply + vat);
    const dead = orders.filter(isDead).map(({ amount, vatMode }) => taxOf(amount, vatMode));
    expect(refused).toBe(Number(dead.reduce((all, [one, tax]) => all + one + tax, 0n)));
    // A fee of the buyer's counts once, the highest of those named.
    const fees = standing.flatMap(({ shippingFeePayer: payer, shippingFee = 0, vatMode }) =>
      payer === "BUYER_PAYS" ? [taxOf(shippingFee, vatMode)] : [],
    );
    const highest = Math.max(0, ...fees.map(([fee, tax]) => Number(fee + tax)));
    expect(shipping.supply + shipping.vat).toBe(highest);

    expect(rowOf(orders).breakdown).toEqual(breakdown);
    const paper = paperOf(orders, undefined, undefined, "ko");
    expect(paper === undefined).toBe(standing.length === 0);
    const printed = [...(paper?.lines ?? []), ...(paper?.shipping ?? [])];
    expect([sum(printed.map((one) => one.supply)), sum(printed.map((one) => one.vat))]).toEqual([
      supply,
      vat,
    ]);
    const mailed = itemLines(orderedItems(orders, breakdown), "en", "2026-11-28").total ?? "";
    const digits = breakdown.currency === "KRW" ? 0 : 2;
    const figure = (total / 10 ** digits).toLocaleString("en-GB", {
      minimumFractionDigits: digits,
    });
    expect(mailed).toContain(`${figure} ${breakdown.currency}`);
  }
});

test("what several purchase orders come to is the sum of their totals, for each currency (D4-12)", () => {
  const random = randomOf(7);
  for (let round = 0; round < sized(100, 5_000); round++) {
    const all = Array.from({ length: 2 + (round % 5) }, () => breakdownOf(someOrders(random)));
    for (const { currency, total, refused } of sumsOf(all)) {
      const some = all.filter((one) => one.currency === currency);
      expect(total).toBe(sum(some.map((one) => one.total)));
      expect(refused).toBe(sum(some.map((one) => one.refused)));
    }
  }
});
