import { en as life } from "@bupum/shared/catalogue/products/words/en";

export const en = {
  states: life.lives,
  until: "Order until {date}",
  instead: "{part} instead",
  take: "Take {part} instead",
};
