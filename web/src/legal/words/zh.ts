import type { ko } from "./ko.ts";

export const zh = {
  since: "自 {date} 起施行",
} satisfies typeof ko;
