import type { ko } from "./ko.ts";

export const en = {
  reasons: {
    INAPPROPRIATE_LANGUAGE: "Inappropriate language",
    MISSED_DELIVERY_DATE: "Missed delivery date",
    EXTRA_COST_REQUEST: "Asked for extra cost",
    OTHER: "Other",
  },
} satisfies typeof ko;
