import type { BillingWords } from "./types.ts";

export const zh: BillingWords = {
  events: {
    RENEWAL_COMING: {
      title: "订阅将于{on}续订",
      body: "您的{type}订阅将于{on}续订，届时将从已登记的卡中扣款{amount}（含税）。如不需要，请在此之前停止续订。",
      button: "查看订阅",
    },
    PRICE_RISING: {
      title: "订阅价格变更通知",
      body: "自{on}起，{type}订阅的价格由{before}变为{amount}（含税）。请在订阅页面同意新价格。如未同意，将不会扣款，并于{on}停止续订。",
      button: "查看新价格",
    },
    PAID: {
      title: "支付完成：{amount}",
      body: "已通过尾号{card}的卡支付{type}订阅费{amount}（含税）。使用期限为{since}至{until}。",
      button: "查看付款记录",
    },
    RENEWAL_REFUSED: {
      title: "支付失败：{amount}",
      body: "尾号{card}的卡未能支付{type}订阅费{amount}。我们将于{next}再次扣款。{until}前可照常使用。更换卡后将立即重新扣款。",
      button: "检查银行卡",
    },
    CARD_REFUSED: {
      title: "支付失败：请更换银行卡",
      body: "尾号{card}的卡已无法使用，{type}订阅费{amount}未能支付。请在{until}前登记其他卡，我们将立即扣款，您可继续使用。",
      button: "更换银行卡",
    },
    PAYMENT_REFUSED: {
      title: "支付失败：{amount}",
      body: "尾号{card}的卡未能支付{type}订阅费{amount}。未产生扣款。请检查银行卡后重试。",
      button: "检查银行卡",
    },
    SUSPENDED: {
      title: "已停止续订",
      body: "您的{type}订阅已停止续订。不会再扣款，可使用至{until}。在此之前可随时恢复。",
      button: "查看订阅",
    },
    SUSPENDED_UNPAID: {
      title: "已停止续订：未能支付",
      body: "{type}订阅费{amount}未能支付，商务增强版功能已停用。您可在{until}前检查银行卡并恢复订阅，逾期订阅将结束。",
      button: "恢复订阅",
    },
    SUSPENDED_PRICE: {
      title: "已停止续订：未同意新价格",
      body: "由于未同意新价格{amount}，我们没有扣款，{type}订阅已停止续订。如在{until}前未重新开始，订阅将结束。",
      button: "重新开始",
    },
    ENDED: {
      title: "订阅已结束",
      body: "您的{type}订阅已结束。已登记的商品和交易记录均会保留。您可随时重新订阅。",
      button: "重新订阅",
    },
  },
  types: { MONTHLY: "月度", QUARTERLY: "季度", YEARLY: "年度" },
  won: "{amount}韩元",
  why: "这是关于订阅和支付的通知，无论您的通知设置如何，均会发送至已验证的邮箱。",
};
