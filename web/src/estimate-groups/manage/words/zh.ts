import type { Messages } from "../../../words/ko.ts";

export const zh: Messages["manageGroup"] = {
  title: "管理询价",
  back: "返回",
  failed: "未能处理，请稍后重试。",
  noWayBack: "此操作无法撤销。",
  cancel: {
    open: "取消询价",
    title: "要取消此询价吗？",
    answers: "将通知 {sellers, number} 家卖家，并不再接受报价。",
    orders: "待卖家接受的 {count, number} 个订单也会一并取消。",
    reason: "取消原因",
    reasonHint: "卖家可以看到，可以留空。",
    submit: "取消询价",
    done: "询价已取消。",
  },
  close: {
    open: "截止询价",
    title: "要截止此询价吗？",
    answers: "不再接受报价，未获订单的卖家会在应用内收到通知。",
    orders: "已确认的订单继续进行。",
    held: "还有 {count, number} 个订单待卖家接受，暂时不能截止。",
    submit: "截止询价",
    done: "询价已截止。",
  },
};
