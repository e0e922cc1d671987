import { addDays, type Day } from "@bupum/shared/kernel/time";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type Quarter, playQuarter } from "../../kit/ship-dates/quarter.ts";
import { sized } from "../../kit/ring.ts";
import { startWorld, type World } from "../../kit/world.ts";

const { days, orders } = sized({ days: 18, orders: 10 }, { days: 91, orders: 240 });

let world: World;
let quarter: Quarter;
beforeAll(async () => {
  world = await startWorld();
  process.env["LIMIT_FACTOR"] = "1000";
  // From before Chuseok on, which closes 24 and 25 September.
  quarter = await playQuarter(world, { first: "2026-09-14", days, orders, seed: 7 });
}, 1_200_000);
afterAll(() => {
  vi.useRealTimers();
  return world.stop();
});

const perDay = (of: readonly { on: Day }[]) =>
  [...Map.groupBy(of, ({ on }) => on)].map(([on, some]) => ({ on, count: some.length }));

test("Each order that was not shipped on its day: its buyer is told that day by 18:00, 0 twice, 0 missing (D33-4, D33-6)", () => {
  const { expected, told, figures } = quarter;
  expect(figures.pos).toBeGreaterThanOrEqual(Math.floor(orders * 0.8));
  expect(figures.kills, "workers died").toBeGreaterThan(0);
  expect(expected.filter(({ passed }) => passed > 0).length).toBeGreaterThan(0);
  expect(expected.filter(({ moved }) => moved > 0).length).toBeGreaterThan(0);
  expect(told.map(({ poNumber, on, moved, passed }) => ({ poNumber, on, moved, passed }))).toEqual(
    expected,
  );
  for (const { poNumber, clock } of told) {
    expect(clock >= "17:00" && clock < "18:00", `${poNumber} at ${clock}`).toBe(true);
  }
});

test("A seller is asked at most once a PO and day, on the business day before or on the day itself (D33-1)", () => {
  const { asked } = quarter;
  expect(asked.length).toBeGreaterThan(0);
  for (const [poNumber, some] of Map.groupBy(asked, (one) => one.poNumber))
    expect(Math.max(...perDay(some).map(({ count }) => count)), poNumber).toBe(1);
  for (const { on, shipOn } of asked) {
    expect(shipOn >= on && shipOn <= addDays(on, 6), `${on} about ${shipOn}`).toBe(true);
  }
});
