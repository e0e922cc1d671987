import type { ko } from "./ko.ts";

export const zh = {
  reasons: {
    INAPPROPRIATE_LANGUAGE: "言语不当",
    MISSED_DELIVERY_DATE: "未按期交货",
    EXTRA_COST_REQUEST: "要求额外费用",
    OTHER: "其他",
  },
} satisfies typeof ko;
