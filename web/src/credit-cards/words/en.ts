import { en as shared } from "@bupum/shared/billing/credit-cards/words/en";
import type { ko } from "./ko.ts";

export const en = {
  ...shared,
  title: "Payment card",
  none: "No card is registered.",
  register: "Register a card",
  replace: "Change card",
  remove: "Remove card",
  removeTitle: "Remove this card?",
  removeBody: "To subscribe again you will have to register a card again.",
  removed: "The card was removed.",
  inUse:
    "A card that the subscription is paid with cannot be removed. End the subscription first, or change the card.",
  refused: "The card company says that this card can no longer be used. Please change it.",
  hint: "You enter the card number at Toss Payments. Bupum never stores it.",
  owners: { PERSONAL: "Personal", CORPORATE: "Corporate" },
  types: { CREDIT: "credit", CHECK: "debit", GIFT: "gift" },
  window: { failed: "The card window could not be opened. Please try again in a moment." },
  return: {
    title: "Register a card",
    working: "Your card is being registered. Please keep this window open.",
    done: "The card is registered.",
    failed: "No answer arrived. Please try again.",
    notTaken: "The card was not registered. Please start the registration again.",
    cancelled: "You cancelled the registration. Nothing was registered or charged.",
    refused: "The card company refused this card. Please register another one.",
    aborted: "The registration was not completed. Please check the card and register it again.",
    again: "Try again",
    anew: "Register again",
    leave: "To my subscription",
  },
} satisfies typeof ko;
