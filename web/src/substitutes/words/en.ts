import { en as words } from "@bupum/shared/catalogue/products/words/en";
import type { ko } from "./ko.ts";

export const en = {
  title: "Substitutes and successors",
  relations: {
    REPLACES: "Older parts that this one replaces",
    REPLACED_BY: "Newer parts that replace this one",
    EQUIVALENT: "Either can be taken for the other",
    INSTEAD: "Can be taken instead of this one",
    INSTEAD_OF: "This one can be taken instead of them",
  },
  grades: words.grades,
  gradeHints: {
    DROP_IN: "Fits without wiring or machining.",
    SAME_FOOTPRINT: "Same dimensions and mounting; check the ratings.",
    SAME_FUNCTION: "Does the same; mounting may differ.",
  },
  sources: {
    MAKER: "Maker’s document",
    ADMIN: "Checked by Bupum",
    QUOTES: "Ordered instead by buyers, checked",
  },
  difference: "{name} {from} → {to}",
  same: "All specifications in common are the same",
  more: "{count, number} more",
  instead: "{part} instead",
  take: "Take {part} instead",
  insteadOf: "Instead of {part}",
  compare: "Compare",
  compareWith: "Compare with {part}",
} satisfies typeof ko;
