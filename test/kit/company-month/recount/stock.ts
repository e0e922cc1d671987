import { expect } from "vitest";
import type { Play } from "../companies.ts";

/** Pieces that left a listing are those of the orders that were accepted and stand (D6-9). */
export function recountStock(play: Play): number {
  const orders = play.companies.flatMap(({ buyerId }) => play.journal.ordersOf(buyerId));
  const taken = new Map<string, number>();
  for (const { status, merchandiseId, stockTaken = 0 } of orders)
    if (merchandiseId && (status === "CONFIRMED" || status === "COMPLETED"))
      taken.set(merchandiseId, (taken.get(merchandiseId) ?? 0) + stockTaken);
  for (const { id, stock } of play.listings) {
    const row = play.journal.now(`merchandise#${id}`, "merchandise");
    expect(row?.["stock"], id).toBe(stock - (taken.get(id) ?? 0));
  }
  // Of one line one order runs at a time.
  const running = orders.filter(({ status }) => status === "PENDING" || status === "CONFIRMED");
  const lines = running.map(({ productEstimateId }) => productEstimateId);
  expect(new Set(lines).size).toBe(lines.length);
  return [...taken.values()].reduce((sum, pieces) => sum + pieces, 0);
}
