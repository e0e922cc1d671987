import type { ko } from "./ko.ts";

export const zh = {
  list: {
    title: "厂商",
    description: "按名称查找工业零部件厂商，查看其零部件与在售商品。",
    lead: "可用韩文、英文或中文名称查找。",
    find: "查找厂商",
    hint: "厂商名称",
    onSale: "仅看在售厂商",
    sort: "排序",
    all: "全部",
    initials: "按首字母查找",
    letters: "英文名称",
    consonants: "韩文名称",
    parts: "零部件 {count, number} 种",
    listings: "在售 {count, number} 件",
    list: "厂商列表",
    more: "加载更多",
    none: "没有匹配的厂商",
    noneHint: "请输入名称的一部分，或清除条件。",
    sorts: { name: "按名称", parts: "零部件最多", newest: "最新登记" },
  },
} satisfies typeof ko;
