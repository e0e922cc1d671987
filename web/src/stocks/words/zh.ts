import type { ko } from "./ko.ts";

export const zh = {
  title: "汇率与制造商股价",
  won: "{amount} 韩元",
  up: "上涨 {rate}%",
  down: "下跌 {rate}%",
  same: "持平 {rate}%",
  rateSource: "汇率：{source} {day} 基准汇率",
  priceSource: "股价：{source} {day} 收盘价（延迟）",
  sources: { exim: "韩国进出口银行", portal: "韩国金融委员会（公共数据门户）" },
  stale: "可能不是最新数据",
} satisfies typeof ko;
