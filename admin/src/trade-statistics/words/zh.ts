import type { ko } from "./ko.ts";

export const zh = {
  title: "交易统计",
  measures: {
    requests: "询价",
    answer: "答复用时（中位数）",
    value: "已接受订单金额",
    conversion: "询价转订单比例",
  },
  lately: "最近 4 周（不含本周）",
  running: "浅色柱为尚未结束的本周。",
  before: "前 4 周 {value}",
  nothing: "–",
  minutes: "{count, number} 分钟",
  hours: "{count, number} 小时",
  days: "{count, number} 天",
  week: "{day}当周",
  weekOf: "周（周一）",
  summary: "{name}：最高为{week} {top}，上周 {last}",
  makers: "{since}以来询价最多的制造商（行数）",
  noMakers: "没有询价项目",
  table: "以表格查看每周数据",
  quoted: "收到报价的询价",
  orders: "订单",
  confirmed: "已接受订单",
} satisfies typeof ko;
