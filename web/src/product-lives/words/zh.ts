import { zh as life } from "@bupum/shared/catalogue/products/words/zh";

export const zh = {
  states: life.lives,
  until: "{date}前订购",
  instead: "改用 {part}",
  take: "改用 {part}",
};
