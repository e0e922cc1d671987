import { expect, test } from "vitest";
import { bestAt } from "./best-at.ts";

const rates = { USD: 1397.5 };
const steps = (...prices: [number, string][]) => ({
  currency: "KRW" as const,
  breaks: prices.map(([minQty, unitPrice]) => ({ minQty, unitPrice })),
  moq: prices[0]![0],
  orderMultiple: 1,
  stock: null as number | null,
});
test("today's price is that of the wanted quantity, first from stock, then the lowest (D38-4)", () => {
  const stepped = steps([1, "679500"], [3, "655700"]);
  const flat = steps([1, "660000"]);
  expect(bestAt([stepped, flat], 3, rates)).toEqual({
    unitPrice: "655700",
    currency: "KRW",
    quantity: 3,
  });
  expect(bestAt([stepped, flat], 1, rates)?.unitPrice).toBe("660000");
  expect(bestAt([{ ...stepped, stock: 2 }, flat], 3, rates)?.unitPrice).toBe("660000");
  expect(bestAt([steps([10, "500"])], 3, rates)).toMatchObject({ unitPrice: "500", quantity: 10 });
  expect(bestAt([], 3, rates)).toBeUndefined();
});
