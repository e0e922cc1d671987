import { expect, test } from "vitest";
import type { OrderItem } from "../../deal/product-estimate-orders/items.ts";
import { purchaseOrdersOf } from "./purchase-orders.ts";

const siblings = [{ id: "ord_9" }, { id: "ord_5" }, { id: "ord_1" }];
const line = (id: string, partNumber: string, status: string) =>
  // Only the fields that an entry is made of.
  ({
    id,
    partNumber,
    status,
    siblings,
    orderBatchId: "pob_1",
    poNumber: "PO-1",
    createdAt: "2026-12-01T00:00:00.000Z",
  }) as unknown as OrderItem;
const stateOf = ({ status }: OrderItem) =>
  status === "PENDING" || status === "CONFIRMED" ? status : undefined;
const entriesOf = (...lines: OrderItem[]) =>
  purchaseOrdersOf(lines, ["CONFIRMED", "PENDING"], stateOf);

test("an order has the name of its first line as it was ordered, whatever the order of ids (D38-3)", () => {
  const [entry] = entriesOf(
    line("ord_5", "B", "PENDING"),
    line("ord_9", "A", "PENDING"),
    line("ord_1", "C", "PENDING"),
  );
  expect(entry).toMatchObject({ title: "A", lineCount: 3, orderId: "ord_9", state: "PENDING" });
});

test("an order keeps its name while single lines move on; its link leads to those of its state (D38-3)", () => {
  const [entry] = entriesOf(
    line("ord_1", "C", "CONFIRMED"),
    line("ord_5", "B", "CONFIRMED"),
    line("ord_9", "A", "COMPLETED"),
  );
  expect(entry).toMatchObject({ title: "A", lineCount: 3, orderId: "ord_5", state: "CONFIRMED" });
  expect(entriesOf(line("ord_9", "A", "COMPLETED"))).toEqual([]);
});
