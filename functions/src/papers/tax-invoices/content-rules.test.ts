import type { OrderItem } from "../../deal/product-estimate-orders/items.ts";
import { mostInvoiceLines, mostOrders } from "@bupum/shared/papers/tax-invoices/contract";
import { expect, test } from "vitest";
import { linesOf, withOwnNumbers } from "./content-rules.ts";

const long = (signs: number) => "가".repeat(signs);
const ordered = (at: number, more: object = {}) =>
  ({
    id: `ord_${String(at).padStart(26, "0")}`,
    poNumber: `PO-261130-${String(at).padStart(5, "0")}`,
    buyerPoNumber: long(40),
    productName: long(200),
    manufactorName: long(60),
    partNumber: long(60),
    quantity: 9_999_999,
    unit: long(20),
    unitPrice: "999999.99999",
    amount: 99_999_999_999,
    currency: "KRW",
    vatMode: "EXCLUDED",
    shippingFeePayer: "SELLER_PAYS",
    status: "COMPLETED",
    ...more,
  }) as unknown as OrderItem;
const on = "2026-11-30";
const lineOf = (order: OrderItem) => ({ order, on: on as never });
const none = { before: [], standing: [], shipping: { supply: 0, vat: 0 } };

/** Bytes of a row's value as DynamoDB counts them. */
function bytesOf(value: unknown): number {
  if (typeof value === "string") return Buffer.byteLength(value);
  if (typeof value === "number") return Math.ceil(String(value).length / 2) + 2;
  if (Array.isArray(value)) return value.reduce((sum: number, one) => sum + bytesOf(one) + 1, 3);
  return Object.entries(value as object).reduce(
    (sum, [name, one]) => sum + name.length + bytesOf(one) + 1,
    3,
  );
}

test("a row holds the most lines of the most orders with the longest texts (D42-5)", () => {
  const each = mostInvoiceLines / mostOrders;
  const lines = Array.from({ length: mostOrders }, (_order, po) => {
    const poNumber = `PO-261130-${String(po).padStart(5, "0")}`;
    const some = Array.from({ length: each }, (_line, at) => ordered(po * each + at, { poNumber }));
    return linesOf({ ...none, lines: some.map(lineOf) }).map(({ line }) => line);
  }).flat();
  const supplied = lines.map(({ orderId }) => ({
    orderBatchId: `pob_${"0".repeat(26)}`,
    orderId,
    on,
  }));
  expect(lines).toHaveLength(mostInvoiceLines);
  // The parties, the places in lists and the marks of amendments take some thousands more.
  expect(bytesOf({ lines, supplied })).toBeLessThan(400 * 1_024 - 8_000);
});

test("the buyer's own number is kept once on each invoice of an order, and read at each line (D42-10)", () => {
  const own = { poNumber: "PO-261130-00001", buyerPoNumber: "HB-1" };
  const free = { ...own, vatMode: "ZERO_RATED" };
  const orders = [ordered(1, own), ordered(2, own), ordered(3, free), ordered(4, free)];
  const typed = linesOf({ ...none, lines: orders.map(lineOf) });
  const kept = typed.map(({ line }) => line.buyerPoNumber);
  expect(kept).toEqual(["HB-1", undefined, "HB-1", undefined]);
  const read = withOwnNumbers(typed.map(({ line }) => line));
  expect(read.map(({ buyerPoNumber }) => buyerPoNumber)).toEqual(Array(4).fill("HB-1"));
});
