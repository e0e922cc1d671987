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
    DONE_BEFORE:
      "Of a result file only refused rows are done; left out so that stock and price of now stay",
    DUPLICATE: "Same as a row above, done once",
  },
  part: "Part",
  rowNo: "Row",
  price: "Unit price",
  stock: "Stock",
  message: "Message",
} satisfies typeof ko;
