import type { ko } from "./ko.ts";

export const zh = {
  title: "历史价格",
  last: "上次 {price} · {date}",
  lastQuoted: "上次报价 {price} · {date}",
  lastMove: "较上次 {move}",
  quotedMove: "较上次报价 {move}",
  same: "持平",
  more: "查看 {part} 的历史价格",
  seller: "卖家",
  quantity: "数量",
  unitPrice: "单价",
  on: "日期",
  today: "与今日价格比较",
  paid: "订购价格",
  quoted: "收到但未订购的报价",
  cancelled: "订单已取消",
  seeOrder: "订单",
  seeRequest: "询价",
  basis: "以不含增值税的单价比较。≈ 表示按今日汇率换算。",
  onlyYours: "仅显示您自己的订单和报价。",
  chart: "{count} 笔订单的不含税单价，{from} 至 {to}：最低 {least}，最高 {most}",
} satisfies typeof ko;
