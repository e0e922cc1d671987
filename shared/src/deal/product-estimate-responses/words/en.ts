import type { ko } from "./ko.ts";

export const en: typeof ko = {
  name: "Answers",
  heads: {
    wanted: "Wanted condition",
    asked: "Buyer's note",
    listed: "My listed price",
    memo: "Note to the buyer",
    rejectDetail: "Refusal details",
    key: "Key (do not change)",
  },
};
