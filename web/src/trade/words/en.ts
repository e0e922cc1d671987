import { en as people } from "@bupum/shared/accounts/users/words/en";
import { en as terms } from "@bupum/shared/selling/merchandises/words/en";
import type { ko } from "./ko.ts";

export const en = {
  regions: people.regions,
  conditions: {
    ANY: "Any condition",
    ...terms.conditions,
  },
  shipping: terms.shipping,
  rejectReasons: {
    OUT_OF_STOCK: "Out of stock",
    CANNOT_MEET_DELIVERY_DATE: "Cannot meet the delivery date",
    CANNOT_MEET_CONDITIONS: "Cannot meet the conditions",
    INTERNAL_REASONS: "Internal reasons",
    OTHER: "Other",
  },
  leadTime: "{days, plural, =0 {Ships today} one {# business day} other {# business days}}",
  inStock: "In stock",
  stockUncounted: "In stock",
  noStock: "Out of stock",
  confirmedProduct: "Confirmed part",
  quantityOf: "{count, number} {unit}",
  ownNumber: "Buyer's part no. {number}",
  from: "From {count, number} {unit}",
  minimum: "Min. {count, number} {unit}",
  multiple: "Multiples of {count, number} {unit}",
  most: "Max. {count, number} {unit}",
  add: "Add",
  added: "Added",
  addedToast: "{part} is in your request basket.",
  notAdded: "No longer in the catalogue, so not added: {parts}",
  basketFull: "One request takes up to {most, number} parts.",
  basket: "Request basket",
  basketCount: "Request basket, {count, number} parts",
  chat: "Chat",
  chatWith: "Chat with {name}",
  intermediary:
    "{company} runs the marketplace and is not a party to the sale. Each seller is responsible for product data, quotes, delivery and returns.",
  sheet: {
    name: "Estimates",
    tooLong: "There are more than 50,000 rows. Please narrow the dates or the search.",
  },
} satisfies typeof ko;
