import type { Order } from "@bupum/shared/deal/product-estimate-orders/contract";
import { expect, test } from "vitest";
import { productOf } from "../../../test/product-label.ts";
import { timelineOf } from "./timeline.ts";

const at = (hour: number) => `2026-11-23T${String(hour).padStart(2, "0")}:00:00.000Z`;
const saidOf = (order: Partial<Order>) =>
  timelineOf(productOf<Order>({ createdAt: at(0), ...order })).map(
    ({ what, by }) => `${what} ${by}`,
  );

test("an order tells what has happened to it in the order of time, and by whom", () => {
  expect(saidOf({})).toEqual(["ordered BUYER"]);
  expect(
    saidOf({
      confirmedAt: at(1),
      shipDateMoves: [
        { from: "2026-11-24", to: "2026-11-26", reason: "CARRIER", by: "SELLER", at: at(2) },
      ],
      shipment: { carrier: "CJ대한통운", shippedAt: at(4), at: at(5) },
      keptAfter: { askedBy: "SELLER", askedAt: at(2), by: "BUYER", at: at(3) },
      completedBy: "SYSTEM",
      completedAt: at(9),
    }),
  ).toEqual([
    "ordered BUYER",
    "confirmed SELLER",
    "dateMoved SELLER",
    "cancelAsked SELLER",
    "kept BUYER",
    "shipped SELLER",
    "completed SYSTEM",
  ]);
});

test("what an admin decided in the seller's place is told as the admin's", () => {
  expect(saidOf({ confirmedAt: at(1), decidedBy: "ADMIN" })).toContain("confirmed ADMIN");
  expect(saidOf({ rejectedAt: at(1), decidedBy: "ADMIN" })).toContain("rejected ADMIN");
});

test("a cancel request that is taken back is told from one that is declined", () => {
  const keptAfter = { askedBy: "BUYER", askedAt: at(2), by: "BUYER", at: at(3) } as const;
  expect(saidOf({ keptAfter })).toContain("takenBack BUYER");
  expect(saidOf({ keptAfter: { ...keptAfter, by: "SELLER" } })).toContain("kept SELLER");
});
