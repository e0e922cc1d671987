import { ko as life } from "@bupum/shared/catalogue/products/words/ko";

export const ko = {
  states: life.lives,
  until: "{date}까지 주문",
  instead: "대신 {part}",
  take: "바꾸기: 대신 {part}",
};
