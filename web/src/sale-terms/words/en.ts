import type { ko } from "./ko.ts";

export const en: typeof ko = {
  title: "Terms of sale",
  lead: "They hold for quotes in won that you send from now on. Quotes that were sent keep the terms of that moment. All sums are without VAT.",
  won: "₩",
  save: "Save",
  saved: "Your terms of sale are saved.",
  minimum: {
    title: "Minimum order",
    label: "Minimum order value",
    hint: "Orders below this value are not taken. Blank means no limit. You can make an exception for a quote.",
  },
  freight: {
    title: "Shipping",
    agreed: "Shipping is agreed each time",
    fee: "Usual fee",
    freeFrom: "Free from",
  },
  regions: {
    title: "Fees by region",
    hint: "Fill in only regions whose fee differs. The free value holds everywhere except where shipping is to be agreed.",
    agreed: "To be agreed",
    agreedIn: "Shipping to {region} is to be agreed",
  },
};
