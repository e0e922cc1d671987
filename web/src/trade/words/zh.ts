import { zh as people } from "@bupum/shared/accounts/users/words/zh";
import { zh as terms } from "@bupum/shared/selling/merchandises/words/zh";
import type { ko } from "./ko.ts";

export const zh = {
  regions: people.regions,
  conditions: {
    ANY: "不限成色",
    ...terms.conditions,
  },
  shipping: terms.shipping,
  rejectReasons: {
    OUT_OF_STOCK: "无库存",
    CANNOT_MEET_DELIVERY_DATE: "无法满足交期",
    CANNOT_MEET_CONDITIONS: "无法满足条件",
    INTERNAL_REASONS: "内部原因",
    OTHER: "其他",
  },
  leadTime: "{days, plural, =0 {当天发货} other {#个工作日}}",
  inStock: "有货",
  stockUncounted: "有货",
  noStock: "无库存",
  confirmedProduct: "已确认的登记零件",
  quantityOf: "{count, number} {unit}",
  ownNumber: "采购方料号 {number}",
  from: "{count, number} {unit}起",
  minimum: "最少 {count, number} {unit}",
  multiple: "按 {count, number} {unit} 的倍数",
  most: "最多 {count, number} {unit}",
  add: "加入",
  added: "已加入",
  addedToast: "已将 {part} 加入询价篮。",
  notAdded: "目录中已无此零件，未能加入：{parts}",
  basketFull: "一次最多可加入 {most, number} 个品目。",
  basket: "询价篮",
  basketCount: "询价篮 {count, number} 项",
  chat: "聊天咨询",
  chatWith: "与{name}聊天咨询",
  intermediary: "{company} 是交易平台，不是交易当事人。商品信息、报价、交货与退货由各卖家负责。",
  sheet: { name: "报价明细", tooLong: "超过 50,000 行。请用日期或关键词缩小范围。" },
} satisfies typeof ko;
