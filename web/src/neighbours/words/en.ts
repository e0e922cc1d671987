import type { ko } from "./ko.ts";

export const en = {
  same: "Parts with the same specifications",
  related: "Similar parts",
  replacements: "Parts that replace it",
  closeNumbers: "Parts with a close number",
  itsCategory: "See its category",
  allFound: "All results for “{keyword}”",
  byCategory: "Look by category",
} satisfies typeof ko;
