import type { Id, LineId } from "@bupum/shared/kernel/ids";
import { normalize } from "@bupum/shared/kernel/text/text";
import { type OrderItem, readOrders } from "../../product-estimate-orders/items.ts";
import { readLines, type StoredLine } from "../../product-estimates/items.ts";
import { type Ledger, longestName, type Placed, removed } from "./items.ts";

const named = (text: string | undefined) =>
  [...normalize(text ?? "")].slice(0, longestName).join("");

interface Names {
  buyerName: string;
  sellerName: string;
  productName: string;
  partNumber?: string | undefined;
}

function namesOf({ buyerName, sellerName, productName, partNumber }: Names): Placed["names"] {
  const names = {
    buyer: named(buyerName),
    seller: named(sellerName),
    product: named(productName),
    part: named(partNumber),
  };
  return Object.fromEntries(Object.entries(names).filter(([, name]) => name !== ""));
}

export function placedOrder(order: OrderItem): Placed {
  const { id, poNumber, buyerId, buyerName, sellerId, sellerName, createdAt } = order;
  const { productName, partNumber, manufactorName, quantity, unit, amount, currency } = order;
  const { status, cancelRequest, deletedAt } = order;
  const parties = { buyerId, buyerName, sellerId, sellerName };
  const part = { productName, partNumber, manufactorName, quantity, unit };
  return {
    id,
    createdAt,
    state: deletedAt ? removed : status,
    names: namesOf(order),
    row: {
      id,
      poNumber,
      ...parties,
      ...part,
      amount,
      currency,
      status,
      createdAt,
      ...(cancelRequest && status === "CONFIRMED" && { cancelDueAt: cancelRequest.dueAt }),
      ...(deletedAt && { deletedAt }),
    },
  };
}

function placedLine(line: StoredLine): Placed {
  const { id, groupId, groupNumber, estimateId, title, buyerId, buyerName, createdAt } = line;
  const { sellerId, sellerName, productName, partNumber, manufactorName, quantity, unit } = line;
  const { replyType, open, closeReason, dueAt, deletedAt } = line;
  const request = { groupId, groupNumber, estimateId, title };
  const parties = { buyerId, buyerName, sellerId, sellerName };
  const part = { productName, partNumber, manufactorName, quantity, unit };
  return {
    id,
    createdAt,
    state: deletedAt ? removed : replyType,
    names: namesOf(line),
    row: {
      id,
      ...request,
      ...parties,
      ...part,
      replyType,
      open,
      closeReason,
      dueAt,
      createdAt,
      ...(deletedAt && { deletedAt }),
    },
  };
}

/** Where an order or a line belongs, from its own row; undefined if there is none. */
export const placed: Record<Ledger, (id: string) => Promise<Placed | undefined>> = {
  async od(id) {
    const [order] = await readOrders([id as Id<"ord">]);
    return order && placedOrder(order);
  },
  async ln(id) {
    const [line] = (await readLines([id as LineId])).lines;
    return line && placedLine(line);
  },
};
