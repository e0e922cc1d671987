import { type Day, seoulDay } from "../../kernel/time.ts";
import type { Order } from "./contract.ts";

type Slipping = Pick<Order, "shipment" | "shipDateMoves" | "passedShipDates">;

/**
 * The days of dispatch of an order that its seller's record counts (D33-5): moves to a later day
 * that the buyer did not ask for, and days that ended without shipment.
 */
export function slippedDates({
  shipment,
  shipDateMoves = [],
  passedShipDates = [],
}: Slipping): { how: "dateMoved" | "datePassed"; on: Day }[] {
  const shippedOn = shipment && seoulDay(shipment.shippedAt);
  const moved = shipDateMoves.filter(
    ({ from, to, reason }) => to > from && reason !== "BUYER_ASKED",
  );
  const movedOn = (day: Day) =>
    shipDateMoves.some(({ from, at }) => from === day && seoulDay(at) === day);
  const passed = passedShipDates.filter(
    (day) => !movedOn(day) && (shippedOn === undefined || shippedOn > day),
  );
  return [
    ...moved.map(({ at }) => ({ how: "dateMoved" as const, on: seoulDay(at) })),
    ...passed.map((on) => ({ how: "datePassed" as const, on })),
  ];
}
