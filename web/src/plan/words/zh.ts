import type { ko } from "./ko.ts";

export const zh: typeof ko = {
  closed: {
    ESTIMATE_LINES: "您的会员等级一次最多询价 {most, number} 个品目，请分批发送。",
    ESTIMATE_SELLERS: "您的会员等级一次最多向 {most, number} 家卖家询价，请减少卖家。",
    AUTO_SELLERS: "您的会员等级需要自行选择卖家。",
    AWARD_OPTIMISER:
      "您的会员等级不能自动计算多家卖家的最低价组合，请逐项选择或使用单一卖家最低价。",
    LIVE_LISTINGS: "已超出您的会员等级可上架的商品数量，请先下架不再销售的商品。",
    BULK_FILES: "本月可发送的批量文件已用完，请下月再发送。",
    EXPORT_ROWS: "您当前的会员等级最多可导出 {most, number} 行。请缩小范围。",
    ANSWER_SHEET: "当前会员等级不能用 Excel 答复,请在页面上逐个答复询价。",
    BOM: "当前会员等级不能一次发送长零件表,请分开询价。",
    other: "您的会员等级不包含此功能。",
  },
  opens: {
    ESTIMATE_LINES: "商务增强会员一次可询价更多品目。",
    ESTIMATE_SELLERS: "商务增强会员一次可向更多卖家询价。",
    AUTO_SELLERS: "商务增强会员可自动选择卖家。",
    AWARD_OPTIMISER: "商务增强会员可一键找出含运费的最低价组合。",
    LIVE_LISTINGS: "商务增强会员可上架更多商品。",
    BULK_FILES: "商务增强会员每月可发送更多批量文件。",
    EXPORT_ROWS: "商务增强会员最多可导出 50,000 行。",
    ANSWER_SHEET: "Business Plus 会员可将待答复的询价下载为 Excel,一次性答复。",
    BOM: "Business Plus 会员可一次发送最多 500 个零件的零件表。",
    other: "商务增强会员可使用此功能。",
  },
  subscribe: "查看会员订阅",
  close: "关闭",
  always: "回复询价和下单不受会员等级限制。",
};
