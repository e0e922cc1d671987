import type { ko } from "./ko.ts";

export const en = {
  title: "Notifications",
} satisfies typeof ko;
