import { expect, test } from "vitest";
import { spreadOf } from "./spread.ts";

const bid = (requestLineId: string, goodsWon: number | undefined, isShort = false) => ({
  requestLineId,
  isShort,
  ...(goodsWon !== undefined && { goodsWon }),
});

test("each line counts once with its lowest and once with its highest price (D38-2)", () => {
  const bids = [bid("l01", 900), bid("l01", 1_200), bid("l02", 50)];
  expect(spreadOf(bids)).toEqual({ bestWon: 950, worstWon: 1_250 });
});

test("a bid for fewer pieces than wanted is in neither sum", () => {
  expect(spreadOf([bid("l01", 900), bid("l01", 10, true)])).toEqual({
    bestWon: 900,
    worstWon: 900,
  });
});

test("there is no sum without a bid, or where one has no price in won", () => {
  expect(spreadOf([])).toBeUndefined();
  expect(spreadOf([bid("l01", 900), bid("l02", undefined)])).toBeUndefined();
});
