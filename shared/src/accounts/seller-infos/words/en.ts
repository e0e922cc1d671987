import type { ko } from "./ko.ts";

export const en = {
  taxStates: {
    OPEN: "Running",
    PAUSED: "Paused",
    CLOSED: "Closed",
    UNKNOWN: "Not registered",
  },
  taxTypes: {
    GENERAL: "general taxpayer",
    SIMPLIFIED: "simplified taxpayer",
    SPECIAL: "special taxation",
    EXEMPT: "exempt from VAT",
    NON_PROFIT: "non-profit or public",
    GROUP: "group with a number",
    SIMPLIFIED_INVOICES: "simplified taxpayer who issues invoices",
  },
} satisfies typeof ko;
