import type { Order } from "./contract.ts";

/** Whether the own order number of a purchase order may still be stated or corrected (D45-5). */
export const mayStateNumber = (
  lines: readonly Pick<Order, "status" | "isNumberDrawn">[],
): boolean =>
  lines.some(({ status }) => status === "PENDING" || status === "CONFIRMED") &&
  lines.every(({ isNumberDrawn }) => !isNumberDrawn);
