import type { ko } from "./ko.ts";

export const en = {
  alternates: "Substitutes and successors",
  relations: {
    REPLACES: "Replaces this older part",
    REPLACED_BY: "Replaced by this newer part",
    EQUIVALENT: "Can be used instead",
  },
  substitutes: "Ordered instead by other buyers",
  same: "Parts with the same specifications",
  related: "Similar parts",
  replacements: "Parts that replace it",
  closeNumbers: "Parts with a close number",
  itsCategory: "See its category",
  allFound: "All results for “{keyword}”",
  byCategory: "Look by category",
} satisfies typeof ko;
