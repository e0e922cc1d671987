import type { Messages } from "../../../words/ko.ts";

export const en: Messages["requote"] = {
  open: "Ask again",
  openOf: "Ask again: {seller}, {part}",
  title: "Ask {seller} for another quote",
  close: "Close",
  body: "You may still order at this quote until the seller answers. Another quantity ends it.",
  bodyRefused: "A declined line can be asked again once, with something changed.",
  reason: "Why you ask again",
  reasons: {
    PRICE: "Price",
    QUANTITY: "Quantity",
    LEAD_TIME: "Lead time",
    CONDITIONS: "Terms",
    EXPIRED: "Quote expired",
    OTHER: "Other",
  },
  now: "Quoted now:",
  targetPrice: "Target price",
  quantity: "Quantity ({unit})",
  quantityHint: "Leave it as it is to keep it.",
  memo: "Message to the seller",
  submit: "Ask again",
  done: "{seller} was asked for another quote.",
  waiting: "Waiting for answer {round, number}",
  round: "Round {round, number}",
  counterOffer: "The buyer's target price",
  quantityChanged: "Quantity: {before, number} → {after, number} {unit}",
  stillStands:
    "Until you answer anew your former quote may be ordered. Declining withdraws it as well.",
};
