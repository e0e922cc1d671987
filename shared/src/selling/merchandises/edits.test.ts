import * as z from "zod/mini";
import { array, assert, constantFrom, integer, oneof, property, record } from "fast-check";
import { describe, expect, test } from "vitest";
import { priceBreaks } from "../../kernel/money/money.ts";
import {
  applied,
  byPercent,
  clashes,
  editOf,
  type Fields,
  over,
  reverseOf,
  withMoq,
  withPrice,
} from "./edits.ts";

const row = {
  id: "mch_01ARZ3NDEKTSV4RRFFQ69G5FA0",
  partNumber: "MY2N-24",
  breaks: [
    { minQty: 1, unitPrice: "1200" },
    { minQty: 10, unitPrice: "1100.5" },
  ],
  moq: 1,
  stock: 40 as number | null,
  stockCheckedAt: "2026-01-01T00:00:00.000Z",
  orderMultiple: 1,
  leadTimeDays: 2,
} as const;
type Row = Parameters<typeof applied>[0];
const base = row as unknown as Row;

const fields = oneof(
  record({ stock: oneof(integer({ min: 0, max: 99 }), constantFrom(null)) }),
  record({ leadTimeDays: integer({ min: 0, max: 365 }) }),
  integer({ min: 1, max: 9_999 }).map((price): Fields => ({
    breaks: [{ minQty: 1, unitPrice: String(price) }],
  })),
  integer({ min: 1, max: 9 }).map((moq): Fields => ({ breaks: withMoq(row.breaks, moq, 1)! })),
);

describe("an edit", () => {
  test("followed by another and undone restores the previous values", () => {
    assert(
      property(array(fields, { maxLength: 12 }), (changes) => {
        let now = base;
        const acts = changes.map((after) => {
          const edit = editOf(now, after);
          // The server sets a new date for the count.
          const datedAt = "stock" in after ? "2026-11-21T00:00:00.000Z" : now.stockCheckedAt;
          now = { ...applied(now, edit), stockCheckedAt: datedAt };
          return edit;
        });
        for (const act of acts.toReversed()) {
          const back = reverseOf(act);
          expect(clashes(back, now)).toEqual([]);
          now = applied(now, back);
        }
        expect(now).toEqual(base);
      }),
    );
  });

  test("conflicts only in fields that both changed to different values", () => {
    const price = editOf(base, { breaks: [{ minQty: 1, unitPrice: "900" }] });
    expect(clashes(price, { ...base, stock: 38 })).toEqual([]);
    const stock = editOf(base, { stock: 7 });
    expect(clashes(stock, { ...base, stock: 38 })).toEqual(["stock"]);
    expect(clashes(stock, { ...base, stock: 7 })).toEqual([]);
    const won = over(stock, { ...base, stock: 38 });
    expect(won).toMatchObject({ before: { stock: 38 }, after: { stock: 7 } });
    expect(clashes(reverseOf(stock), { ...base, stock: 5 })).toEqual(["stock"]);
  });

  test("of the first step keeps the steps in order, or is refused", () => {
    expect(withMoq(row.breaks, 9, 1)?.[0]).toEqual({ minQty: 9, unitPrice: "1200" });
    expect(withMoq(row.breaks, 10, 1)).toBeUndefined();
    expect(withMoq(row.breaks, 9, 2)).toBeUndefined();
    expect(withPrice(row.breaks, "1100.5")).toHaveLength(2);
    expect(withPrice(row.breaks, "1100.49")).toBeUndefined();
  });
});

const changedBy = (price: string, percent: number) =>
  byPercent([{ minQty: 1, unitPrice: price }], percent)?.[0]?.unitPrice;

describe("prices changed by per cent", () => {
  test("are rounded to the precision of the seller's prices", () => {
    expect(changedBy("1200", 5)).toBe("1260");
    expect(changedBy("1250", 3)).toBe("1288");
    expect(changedBy("3", 5)).toBe("3.15");
    expect(changedBy("1100.5", 5)).toBe("1155.5");
    expect(changedBy("0.0375", -10)).toBe("0.0338");
    expect(changedBy("1200", 0)).toBe("1200");
    expect(changedBy("0.00001", -90)).toBeUndefined();
    expect(changedBy("999999999", 1)).toBeUndefined();
  });

  test("stay valid, in steps that never rise", () => {
    const price = integer({ min: 1, max: 99_999_999 }).map((scaled) =>
      (scaled / 100_000).toFixed(5).replace(/\.?0+$/, ""),
    );
    assert(
      property(
        array(price, { minLength: 1, maxLength: 6 }),
        integer({ min: -900, max: 5000 }),
        (prices, tenths) => {
          const falling = prices.toSorted((left, right) => Number(right) - Number(left));
          const steps = falling.map((unitPrice, index) => ({ minQty: index + 1, unitPrice }));
          const changed = byPercent(steps, tenths / 10);
          if (changed) expect(z.safeParse(priceBreaks, changed).success).toBe(true);
        },
      ),
    );
  });
});
