import { Problem } from "@bupum/shared/kernel/problem";
import type { Values, Write } from "../../kernel/table.ts";
import { lineKey, type StoredLine } from "../whole-groups/lines.ts";
import type { OrderItem } from "./items.ts";

// Without a guard: goes with a guarded write of the same transaction.

/** The line got another part or listing after it was read: read again. */
export const relinked = new Problem("BUSY");
const links = ["productId", "merchandiseId"] as const;

/** Locks a line for an order of its current quote; the guard says what changed meanwhile. */
export const lockLine = (
  line: StoredLine,
  order: Pick<OrderItem, "id" | "quantity" | "poNumber">,
): Write => ({
  change: lineKey(line.id),
  set: {
    activeOrder: {
      id: order.id,
      status: "PENDING",
      quantity: order.quantity,
      poNumber: order.poNumber,
    },
  },
  add: { version: 1, orderCount: 1 },
  guard: {
    equals: {
      currentResponseId: line.currentResponseId,
      responseState: "ACTIVE",
      open: line.open,
      ...Object.fromEntries(links.flatMap((link) => (line[link] ? [[link, line[link]]] : []))),
    },
    lacks: ["activeOrder", ...links.filter((link) => !line[link])],
    refused: (old) => lockRefused(line, old),
  },
});

function lockRefused(line: StoredLine, old: Values | undefined): Problem {
  // The row is a line as `lineRow` and its changes wrote it.
  const now = old as unknown as StoredLine | undefined;
  if (now?.activeOrder) return new Problem("DUPLICATE_ORDER", { orderId: now.activeOrder.id });
  if (now && now.currentResponseId !== line.currentResponseId)
    return new Problem("QUOTE_CHANGED", { response: now.currentResponse });
  if (now && now.responseState !== "ACTIVE")
    return new Problem("QUOTE_NOT_ORDERABLE", { state: now.responseState });
  if (now && links.some((link) => now[link] !== line[link])) return relinked;
  return new Problem("ESTIMATE_CLOSED");
}

/** D2-14: marks the line as having an accepted order. */
export const confirmLine = ({ productEstimateId, id, quantity, poNumber }: OrderItem): Write => ({
  change: lineKey(productEstimateId),
  set: { activeOrder: { id, status: "CONFIRMED", quantity, poNumber }, wasTaken: true },
  add: { version: 1, confirmedOrders: 1 },
});

/** D39-4: the line names the pieces of its order that are left. */
export const resizeLine = ({ productEstimateId, id, quantity, poNumber }: OrderItem): Write => ({
  change: lineKey(productEstimateId),
  set: { activeOrder: { id, status: "CONFIRMED", quantity, poNumber } },
  add: { version: 1 },
});

interface Released {
  /** The line, if its quote was withdrawn. */
  withdrawn?: StoredLine | undefined;
  /** The order was accepted, and is cancelled. */
  undone?: boolean;
  /** The line names the order from then on. */
  completed?: boolean;
}

/**
 * D2-15 to D2-20: frees the line. If it was withdrawn its quote ends with the order; an accepted
 * order that is cancelled no longer counts for the line.
 */
export function releaseLine(
  order: OrderItem,
  { withdrawn, undone = false, completed = false }: Released = {},
): Write {
  const { currentResponse, withdrawnIds = [] } = withdrawn ?? {};
  const { id, quantity, poNumber } = order;
  return {
    change: lineKey(order.productEstimateId),
    ...(completed && {
      set: { completedOrder: { id, status: "COMPLETED", quantity, poNumber } },
    }),
    ...(currentResponse && {
      set: {
        currentResponse: { ...currentResponse, state: "WITHDRAWN" },
        responseState: "WITHDRAWN",
        withdrawnIds: [...withdrawnIds, currentResponse.id],
      },
    }),
    unset: ["activeOrder"],
    add: { version: 1, ...(undone && { confirmedOrders: -1 }) },
    // No quote can be given while an order is active, so this is the ordered one.
    guard: {
      equals: { currentResponseId: order.responseId },
      refused: new Problem("BUSY"),
    },
  };
}
