import type { ko } from "./ko.ts";

export const zh = {
  held: "几秒后处理",
  undo: "撤销 (Alt+Z)",
  now: "立即处理",
  yes: "Alt+A {act}",
  no: "Alt+R {act}",
} satisfies typeof ko;
