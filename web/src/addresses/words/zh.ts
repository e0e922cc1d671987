import type { ko } from "./ko.ts";

export const zh = {
  open: "查找地址",
  title: "查找地址",
  close: "关闭",
  keyword: "道路名、地号或建筑物名称",
  hint: "请用韩文输入：가산디지털1로 168, 신정동 646-4",
  find: "查找",
  failed: "暂时无法查找地址，请再试一次或直接输入。",
  tooWide: "结果过多或关键词过短，请输入道路名和门牌号。",
  none: "没有找到地址，请检查道路名或地号。",
  count: "共 {total, number} 条",
  more: "共 {total, number} 条，显示 {shown, number} 条。请输入更多内容缩小范围。",
  shipTo: { name: "收货人", phone: "电话", zip: "邮编", address: "地址", region: "地区" },
} satisfies typeof ko;
