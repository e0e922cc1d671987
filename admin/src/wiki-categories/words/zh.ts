import type { ko } from "./ko.ts";

export const zh = {
  title: "百科分类",
  hint: "最多两级。有百科条目的分类不能删除。",
  count: "百科 {count, number} 篇",
} satisfies typeof ko;
