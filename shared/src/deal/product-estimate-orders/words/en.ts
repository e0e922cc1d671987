/** Texts of the fields of a parcel, on both sites. */
export const en = {
  title: "Shipment",
  carrier: "Carrier",
  trackingNo: "Tracking number (optional)",
  shippedOn: "Shipped on",
  track: "Track {carrier} {number} (new window)",
  quantity: "Pieces shipped",
  quantityOfPart: "Pieces of {part} shipped",
  ofOpen: "of {open, number} left",
  pieces: "{count, number} {unit}",
  received: "received {date}",
  left: "{count, number} {unit} left",
  cancelledPieces: "{ordered, number} ordered · {cancelled, number} cancelled",
};

/** What both sites say about days of dispatch (D33). */
export const shipDates = {
  reasons: {
    STOCK_LATE: "Stock arrives late",
    PRODUCTION_LATE: "Production is late",
    CARRIER: "Carrier",
    BUYER_ASKED: "Asked for by the buyer",
    OTHER: "Other",
  },
  passed: "not shipped on its day",
  was: "first named: {date}",
};

/** How the fee of a delivery is said, wherever it is said (D36-7). */
export const shipping = {
  FEE: "{fee} (excl. VAT)",
  FREE: "free",
  AGREED: "to be agreed (not in the total)",
  UNKNOWN: "not stated yet (not in the total)",
  phrase: "shipping {value}",
};
