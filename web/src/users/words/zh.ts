import type { ko } from "./ko.ts";

export const zh = {
  title: "我的账户",
  welcome: "{name}，您好",
} satisfies typeof ko;
