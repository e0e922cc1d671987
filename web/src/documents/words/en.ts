import type { ko } from "./ko.ts";

export const en = {
  title: "Check a document",
  kinds: {
    QUOTATION: "Quotation",
    PURCHASE_ORDER: "Purchase order",
    RECEIPT: "Receipt",
    DELIVERY_NOTE: "Delivery note",
  },
  made: "{kind}, issued {at}.",
  states: {
    CURRENT: "Genuine, and it still holds",
    SUPERSEDED: "Genuine, but it has changed since",
    FORGED: "We do not know this document",
  },
  hints: {
    CURRENT:
      "Please compare the document number with the printed one. How long it is valid is printed on it.",
    SUPERSEDED:
      "A quote was revised or withdrawn, an order has moved on, or a payment was refunded. Please ask for the latest document.",
    FORGED:
      "No document was issued with this number and QR code. It may be forged: please ask whoever gave it to you.",
  },
  button: {
    QUOTATION: "Quotation PDF",
    PURCHASE_ORDER: "Purchase order PDF",
    RECEIPT: "Receipt PDF",
    DELIVERY_NOTE: "Delivery note PDF",
    of: "{name} of {about}",
    making: "Making the PDF",
    open: "Open {name}",
    failed: "The PDF could not be made. Please try again shortly.",
  },
} satisfies typeof ko;
