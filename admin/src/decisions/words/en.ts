import type { ko } from "./ko.ts";

export const en = {
  held: "It is carried out in a few seconds",
  undo: "Undo (Alt+Z)",
  now: "Carry out now",
  yes: "Alt+A {act}",
  no: "Alt+R {act}",
} satisfies typeof ko;
