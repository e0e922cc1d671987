import type { Order } from "@bupum/shared/deal/product-estimate-orders/contract";
import { expect, test } from "vitest";
import { commonShipDay, linesByShipDay, shipDaysOf, shortLinesOf } from "./deciding.ts";

// A Monday; what the dialog reads of an order is its name and its lead time.
const now = "2026-11-23T01:00:00.000Z";
const line = (partNumber: string, leadTimeDays: number) => ({ partNumber, leadTimeDays }) as Order;
const batchOf = (...batch: Order[]) => ({ act: "accept" as const, order: batch[0]!, batch });

test("lines of one order ship each on the day of its own quote, and no common day is sent", () => {
  const batch = batchOf(line("E3Z-D62", 1), line("MY2N", 10));
  expect(shipDaysOf(batch, now)).toEqual([
    { name: "E3Z-D62", day: "2026-11-24" },
    { name: "MY2N", day: "2026-12-07" },
  ]);
  expect(commonShipDay(batch, now)).toBe("");
});

test("many lines are named by their day of dispatch, the earliest first", () => {
  const batch = batchOf(line("MY2N", 10), line("E3Z-D62", 1), line("H3Y", 1));
  expect(linesByShipDay(batch, now)).toEqual([
    { day: "2026-11-24", names: ["E3Z-D62", "H3Y"] },
    { day: "2026-12-07", names: ["MY2N"] },
  ]);
});

test("where all lines ship on the same day, that day stands in the field", () => {
  expect(commonShipDay(batchOf(line("E3Z-D62", 3), line("MY2N", 3)), now)).toBe("2026-11-26");
  expect(commonShipDay(batchOf(line("E3Z-D62", 0)), now)).toBe("2026-11-23");
});

test("a refused acceptance names each line that lacks pieces, with what is there and what was ordered", () => {
  const [one, two] = (["E3Z-D62", "MY2N"] as const).map((name, at) => ({
    ...line(name, 1),
    id: `ord_01JDB0000000000000000000A${at}` as const,
  }));
  const short = { orderId: two!.id, productEstimateId: "x", requested: 5, available: 3 };
  const batch = batchOf(one!, two!);
  expect(shortLinesOf(batch, { available: 3, lines: [short] })).toEqual([
    { name: "MY2N", requested: 5, available: 3 },
  ]);
  expect(shortLinesOf(batch, { available: 3 })).toEqual([]);
});
