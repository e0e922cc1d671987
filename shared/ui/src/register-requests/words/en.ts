import { en as people } from "@bupum/shared/accounts/users/words/en";
import { en as terms } from "@bupum/shared/selling/merchandises/words/en";
import type { ko } from "./ko.ts";

export const en = {
  noRows: "No such rows",
  all: "All",
  outcome: "Outcome",
  outcomes: { ADD: "New", UPDATE: "Update", REMOVE: "Remove", SKIP: "Skip", ERROR: "Error" },
  notes: {
    PRODUCT_CREATED: "New part (shown once checked)",
    UNCHANGED: "Same as the current listing, left as it is",
    EXAMPLE: "The template's example, left out",
    LEFT_OUT: "Taken out, not done",
    SUM: "A row of totals, not done",
    DONE_BEFORE:
      "Of a result file only refused rows are done; left out so that stock and price of now stay",
    DUPLICATE: "Same as a row above, done once",
  },
  limitTitle: "{good, number} of {all, number} rows can be applied",
  limitedTitle: "{limited, number} rows were left out for your plan",
  limitBody:
    "The plan allows {most, number} listings, of which {live, number} were on sale at the check. The {limited, number} rows beyond it stay out; the table below says which.",
  changedTitle: "{count, number} listings changed after the file was made",
  changedBody:
    "They keep their present stock and price. Choose below which take the values of the file, or change all at once.",
  changedAll: "All take the values of the file",
  yenTitle: "{count, number} rows have prices with ¥. Yuan or yen?",
  yenBody: "Prices in yen are not accepted. Enter them in won or dollars instead.",
  yenYes: "They are yuan (CNY)",
  makersTitle: "{count, number} unknown makers",
  makersBody: "Choose a maker, and all rows with that name are read as that maker.",
  makerRows: "{count, number} rows",
  makerNone: "No maker with a similar name",
  makerMeans: "{name} → {maker}",
  terms: {
    head: "Other terms",
    leadTimeDays: "Lead time",
    warehouseRegion: "Ships from",
    shippingFeePayer: "Shipping",
    sellerSku: "Own code",
    memo: "Note",
    days: "{days, plural, =0 {same day} one {# business day} other {# business days}}",
    regions: people.regions,
    payers: terms.shipping,
  },
  makersNearest: "Take the nearest for all {count, number}",
  conditions: terms.conditions,
  part: "Part",
  rowNo: "Row",
  condition: "Condition",
  sameNumber: "Makers that have this number: {makers}",
  price: "Unit price",
  stock: "Stock",
  message: "Message",
} satisfies typeof ko;
