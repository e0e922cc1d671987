import type { ko } from "./ko.ts";

export const zh: typeof ko = {
  closed: {
    ESTIMATE_LINES: "当前会员等级每次最多可询价 {most, number} 个品目，请分几次发送。",
    ESTIMATE_SELLERS: "当前会员等级每次最多可向 {most, number} 家卖家询价，请减少所选卖家。",
    AUTO_SELLERS: "当前会员等级需要自行选择卖家。",
    AWARD_OPTIMISER:
      "当前会员等级不能计算多家卖家的最低价组合，请逐项选择，或选用单家卖家的最低价。",
    LIVE_LISTINGS: "在售商品数量已达当前会员等级的上限，请先下架不再销售的商品。",
    BULK_FILES: "本月可发送的批量登记文件已用完，请下月再发送。",
    EXPORT_ROWS: "当前会员等级最多可导出 {most, number} 行，请缩小查询范围。",
    ANSWER_SHEET: "当前会员等级不能用 Excel 批量报价，请在页面上逐个回复询价。",
    BOM: "当前会员等级不能一次发送长零件表，请分几次询价。",
    other: "当前会员等级不能使用此功能。",
  },
  opens: {
    ESTIMATE_LINES: "商务增强会员每次可询价更多品目。",
    ESTIMATE_SELLERS: "商务增强会员每次可向更多卖家询价。",
    AUTO_SELLERS: "商务增强会员可由系统自动选择卖家。",
    AWARD_OPTIMISER: "商务增强会员可一键找出含运费在内的最低价组合。",
    LIVE_LISTINGS: "商务增强会员可上架更多商品。",
    BULK_FILES: "商务增强会员每月可发送更多批量登记文件。",
    EXPORT_ROWS: "商务增强会员最多可导出 50,000 行。",
    ANSWER_SHEET: "商务增强会员可将待回复的询价下载为 Excel，一次完成报价。",
    BOM: "商务增强会员可一次发送最多 500 个品目的零件表。",
    other: "商务增强会员可使用此功能。",
  },
  subscribe: "查看会员订阅",
  close: "关闭",
  always: "所有会员等级都可以回复询价和下单。",
};
