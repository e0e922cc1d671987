import { expect, test } from "vitest";
import { seoulInstant } from "../../kernel/time.ts";
import { slippedDates } from "./slipped-dates.ts";

const moved = (
  from: string,
  to: string,
  on: string,
  reason: "CARRIER" | "BUYER_ASKED" = "CARRIER",
) => ({
  from,
  to,
  reason,
  by: "SELLER" as const,
  at: seoulInstant(on, "18:00"),
});
const shippedOn = (on: string) => {
  const at = seoulInstant(on, "19:00");
  return { carrier: "CJ", shippedAt: at, at };
};

test("a move counts on the day on which it was made, unless it is earlier or the buyer asked (D33-5)", () => {
  expect(
    slippedDates({
      shipDateMoves: [
        moved("2026-12-01", "2026-12-03", "2026-11-30"),
        moved("2026-12-03", "2026-12-02", "2026-11-30"),
        moved("2026-12-02", "2026-12-09", "2026-12-01", "BUYER_ASKED"),
      ],
    }),
  ).toEqual([{ how: "dateMoved", on: "2026-11-30" }]);
});

test("a day counts as passed where it ended without shipment and did not move on that day (D33-5)", () => {
  const passedShipDates = ["2026-12-01"];
  const passed = [{ how: "datePassed", on: "2026-12-01" }];
  expect(slippedDates({ passedShipDates })).toEqual(passed);
  expect(slippedDates({ passedShipDates, shipment: shippedOn("2026-12-01") })).toEqual([]);
  expect(slippedDates({ passedShipDates, shipment: shippedOn("2026-12-02") })).toEqual(passed);
  const onTheDay = [moved("2026-12-01", "2026-12-04", "2026-12-01")];
  expect(slippedDates({ passedShipDates, shipDateMoves: onTheDay })).toEqual([
    { how: "dateMoved", on: "2026-12-01" },
  ]);
  const after = [moved("2026-12-01", "2026-12-04", "2026-12-02")];
  expect(slippedDates({ passedShipDates, shipDateMoves: after })).toEqual([
    { how: "dateMoved", on: "2026-12-02" },
    ...passed,
  ]);
});
