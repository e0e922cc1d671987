import type { ko } from "./ko.ts";

export const en = {
  open: "Find",
  title: "Find anything",
  field: "Number, name, phone or file",
  hint: "Any piece of a PO, EG or ES number, a buyer's own order number, a receipt, a business number, a part number or an id. Arrows choose, Enter opens.",
  close: "Close",
  nothing: "Nothing matches “{keyword}”.",
  more: "There are more. Type a longer piece.",
  kinds: {
    id: "ID",
    purchaseOrder: "Purchase orders",
    group: "Requests",
    estimate: "Estimates",
    user: "Members",
    seller: "Sellers",
    writer: "Writers",
    payment: "Payments",
    registerRequest: "Bulk registrations",
    product: "Parts",
    maker: "Makers",
  },
} satisfies typeof ko;
