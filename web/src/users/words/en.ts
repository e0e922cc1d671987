import type { ko } from "./ko.ts";

export const en = {
  title: "My account",
  welcome: "Hello, {name}",
} satisfies typeof ko;
