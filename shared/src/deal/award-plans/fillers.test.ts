import { expect, test } from "vitest";
import { fillersOf } from "./fillers.ts";
import { awardOf, type Bid } from "./rules.ts";

const bid = (line: number, seller: number, goodsWon: number, more: Partial<Bid> = {}) =>
  ({
    id: `est_${seller}#l0${line}`,
    requestLineId: `l0${line}`,
    sellerId: `sel_${seller}`,
    goodsWon,
    feeWon: 30,
    freeFromWon: 100,
    isShort: false,
    isFeeOpen: false,
    // Only the fields that a share reads.
    quote: { currency: "KRW", leadTimeDays: 1, validUntil: "2026-12-31" } as Bid["quote"],
    ...more,
  }) as Bid;

const fillers = (chosen: readonly Bid[], all: readonly Bid[]) =>
  fillersOf(awardOf(chosen).shares[0]!, chosen, all).map(({ id }) => id);

test("lines without a choice fill the free value, the smallest that suffices first (D36-5)", () => {
  const chosen = [bid(1, 1, 60)];
  const all = [...chosen, bid(2, 1, 90), bid(3, 1, 40), bid(4, 1, 39), bid(5, 2, 500)];
  expect(fillers(chosen, all)).toEqual(["est_1#l03", "est_1#l02"]);
});

test("where none suffices alone the largest come first", () => {
  const chosen = [bid(1, 1, 10)];
  const all = [...chosen, bid(2, 1, 20), bid(3, 1, 40), bid(4, 1, 30)];
  expect(fillers(chosen, all)).toEqual(["est_1#l03", "est_1#l04"]);
});

test("a line that is chosen elsewhere moves only where that costs less than the fee", () => {
  const chosen = [bid(1, 1, 60), bid(2, 2, 20), bid(3, 2, 60, { feeWon: 0 })];
  const cheap = bid(2, 1, 49);
  expect(fillers(chosen, [...chosen, cheap, bid(3, 1, 90)])).toEqual(["est_1#l02"]);
  expect(fillers(chosen, [...chosen, bid(2, 1, 50), bid(3, 1, 90)])).toEqual([]);
});

test("the least value is filled first, whatever it costs; nothing is where nothing lacks", () => {
  const chosen = [bid(1, 1, 60, { minimumWon: 80 }), bid(2, 2, 20)];
  expect(fillers(chosen, [...chosen, bid(2, 1, 90)])).toEqual(["est_1#l02"]);
  const whole = [bid(1, 1, 100)];
  expect(fillers(whole, [...whole, bid(2, 1, 90)])).toEqual([]);
});
