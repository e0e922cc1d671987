import type { ko } from "./ko.ts";

export const en = {
  title: "Past prices",
  last: "Last paid {price} · {date}",
  lastQuoted: "Last quoted {price} · {date}",
  lastMove: "{move} against last time",
  quotedMove: "{move} against the last quote",
  same: "same",
  more: "Past prices of {part}",
  seller: "Seller",
  quantity: "Quantity",
  unitPrice: "Unit price",
  on: "Date",
  today: "Today against it",
  paid: "Prices paid",
  quoted: "Quoted, not ordered",
  cancelled: "Order cancelled",
  seeOrder: "Order",
  seeRequest: "Request",
  basis: "Unit prices are compared without VAT. ≈ is converted at today's rates.",
  onlyYours: "Only your own orders and quotes are shown.",
  chart:
    "Unit prices of {count} orders without VAT, from {from} to {to}: lowest {least}, highest {most}",
} satisfies typeof ko;
