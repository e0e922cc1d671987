import type { ko } from "./ko.ts";

export const zh = {
  list: "搜索建议",
  recent: "最近搜索",
  recentHint: "按 Delete 键删除",
  drop: "删除 {text}",
  parts: "零部件",
  makers: "厂商",
  terms: "品类",
  sellers: "卖家",
} satisfies typeof ko;
