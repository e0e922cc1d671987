import type { ko } from "./ko.ts";

export const zh = {
  title: "类别",
  description: "按种类查找工业零部件，用规格和库存筛选，比较各卖家的价格。",
  page: {
    description: "{category}共{count}种：按规格、品牌、库存和交期筛选，比较各卖家的价格并询价。",
    missing: "没有这个类别",
    guide: "选型指南",
    below: "下级类别",
  },
} satisfies typeof ko;
