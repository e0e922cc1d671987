import type { ko } from "./ko.ts";

export const zh = {
  title: "无结果搜索词",
  hint: "按天统计没有结果的搜索词。可能涉及个人信息的不予保留，其余 90 天后删除。",
  on: "日期",
  keyword: "搜索词",
  count: "次数",
  mend: "将“{keyword}”登记到搜索词典",
  none: "当天没有无结果的搜索",
  noneHint: "请选择其他日期。",
} satisfies typeof ko;
