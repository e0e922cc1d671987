import type { ko } from "./ko.ts";

export const zh = {
  title: "文件核验",
  kinds: {
    QUOTATION: "报价单",
    PURCHASE_ORDER: "采购订单",
    RECEIPT: "收据",
    DELIVERY_NOTE: "送货单",
  },
  made: "{at} 签发的{kind}。",
  states: {
    CURRENT: "文件真实，内容现行有效",
    SUPERSEDED: "文件真实，但内容此后已变更",
    FORGED: "无法确认该文件",
  },
  hints: {
    CURRENT: "请核对文件编号是否与纸面一致。有效期以文件所载为准。",
    SUPERSEDED: "报价已修改或撤回、订单状态已变化，或付款已退款。请向对方索取最新文件。",
    FORGED: "没有以此编号和二维码签发的文件。文件可能系伪造，请向提供者确认。",
  },
  button: {
    QUOTATION: "报价单 PDF",
    PURCHASE_ORDER: "采购订单 PDF",
    RECEIPT: "收据 PDF",
    DELIVERY_NOTE: "送货单 PDF",
    of: "{about} {name}",
    making: "正在生成 PDF",
    open: "打开{name}",
    failed: "未能生成 PDF，请稍后重试。",
  },
} satisfies typeof ko;
