import type { StateWords } from "./types.ts";

/** Separate objects, so that a sheet bundles no other states. */
export const estimate: StateWords["estimate"] = {
  PENDING: "等待报价",
  CONFIRMED: "已报价",
  REJECTED: "已拒绝报价",
  COMPLETED: "订单已确认",
  CANCELLED: "已结束",
};
export const line: StateWords["line"] = {
  PENDING: "等待报价",
  REPLIED: "已报价",
  REJECTED: "已拒绝报价",
};

export const order: StateWords["order"] = {
  PENDING: "待卖家接受",
  CONFIRMED: "订单已确认",
  REJECTED: "订单已拒绝",
  COMPLETED: "交易完成",
  CANCELLED: "订单已取消",
};

export const claim: StateWords["claim"] = {
  PENDING: "待答复",
  PROPOSED: "已提出方案",
  ESCALATED: "平台审核",
  SETTLED: "已达成一致",
  DECIDED: "平台裁定",
  WITHDRAWN: "已撤回",
};

export const zh: StateWords = {
  request: {
    PENDING: "等待报价",
    CONFIRMED: "已收到报价",
    REJECTED: "无报价",
    COMPLETED: "订单已确认",
    CANCELLED: "已结束",
  },
  estimate,
  line,
  quote: {
    ACTIVE: "有效",
    SUPERSEDED: "报价已修改",
    WITHDRAWN: "报价已撤回",
    EXPIRED: "已过期",
  },
  order,
  claim,
  review: {
    NONE: "未申请",
    PENDING: "审核中",
    REJECTED: "未通过",
    APPROVED: "已通过",
  },
  writer: {
    NONE: "未申请",
    PENDING: "审核中",
    CORRECTION: "需补充",
    REJECTED: "未通过",
    APPROVED: "已通过",
  },
  sheet: {
    READY: "已受理",
    IN_PROGRESS: "处理中",
    FAILED: "处理失败",
    DONE: "已处理",
    CANCELLED: "已取消",
  },
  listing: {
    ON_SALE: "在售",
    HIDDEN: "已隐藏",
    REMOVED: "已下架",
  },
  board: {
    PENDING: "进行中",
    COMPLETED: "已完成",
  },
  subscription: {
    ACTIVE: "订阅中",
    SUSPENDED: "已停止续订",
    CANCELLED: "已结束",
  },
  payment: {
    READY: "-",
    PENDING: "-",
    PAID: "支付完成",
    FAILED: "支付失败",
    CANCELLED: "-",
  },
};
