import { zh as states } from "@bupum/shared/notices/states/words/zh";
import type { ko } from "./ko.ts";

export const zh = {
  title: "付款记录",
  hint: "会员订阅的付款记录。仅对已完成的付款开具收据。",
  none: "没有付款记录",
  noneHint: "订阅会员后，付款记录和收据将显示在这里。",
  toSubscribe: "查看会员订阅",
  what: "付款项目",
  at: "付款时间",
  card: "银行卡",
  amount: "金额（含增值税）",
  status: "状态",
  receipt: "收据",
  slip: "刷卡凭证",
  of: "{type}订阅 · {kind}",
  period: "{from} ~ {to}",
  credit: "剩余期间抵扣",
  refunded: "已退款",
  kinds: { FIRST: "首次付款", RENEWAL: "续订", RETRY: "重新扣款", UPGRADE: "变更" },
  types: { MONTHLY: "月度", QUARTERLY: "季度", YEARLY: "年度" },
  states: states.payment,
  heard: { READY: "等待付款", PENDING: "正在确认结果", CANCELLED: "已取消" },
} satisfies typeof ko;
