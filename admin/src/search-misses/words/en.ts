import type { ko } from "./ko.ts";

export const en = {
  title: "Failed searches",
  hint: "Searches that found nothing, counted by day. What may be about a person is not kept; the rest is deleted after 90 days.",
  on: "Day",
  keyword: "Searched for",
  count: "Times",
  mend: "Add “{keyword}” to the search dictionary",
  none: "No search failed on this day",
  noneHint: "Choose another day.",
} satisfies typeof ko;
