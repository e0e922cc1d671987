/** Texts of the fields of a parcel, on both sites. */
export const zh = {
  title: "物流信息",
  carrier: "承运公司",
  trackingNo: "运单号（选填）",
  shippedOn: "发货日期",
  track: "查询{carrier} {number}（新窗口）",
  quantity: "发货数量",
  quantityOfPart: "{part} 发货数量",
  ofOpen: "剩余 {open, number}",
  pieces: "{count, number}{unit}",
  received: "收货 {date}",
  left: "剩余 {count, number}{unit}",
  cancelledPieces: "订购 {ordered, number} · 取消 {cancelled, number}",
};

/** What both sites say about days of dispatch (D33). */
export const shipDates = {
  reasons: {
    STOCK_LATE: "到货延迟",
    PRODUCTION_LATE: "生产加工延迟",
    CARRIER: "承运商原因",
    BUYER_ASKED: "买方要求",
    OTHER: "其他",
  },
  passed: "到期未发货",
  was: "最初日期 {date}",
};

/** How the fee of a delivery is said, wherever it is said (D36-7). */
export const shipping = {
  FEE: "{fee}（不含税）",
  FREE: "免费",
  AGREED: "待协商（未计入合计）",
  UNKNOWN: "待定（未计入合计）",
  phrase: "运费 {value}",
};
