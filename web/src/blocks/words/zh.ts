import type { ko } from "./ko.ts";

export const zh: typeof ko = {
  title: "已屏蔽的公司",
  hint: "您与已屏蔽的公司之间不再有新的询价。进行中的报价和订单照常继续,对方不会收到通知。",
  manage: "查看已屏蔽的公司",
  act: "屏蔽",
  actOn: "屏蔽{name}",
  body: "您与{name}之间将不再有新的询价。进行中的报价和订单照常继续,对方不会收到通知。",
  done: "已屏蔽。",
  undo: "取消屏蔽",
  undoOn: "取消屏蔽{name}",
  undone: "已取消屏蔽。",
  name: "公司",
  kind: "类型",
  kinds: { SELLER: "卖家", BUYER: "买家" },
  createdAt: "屏蔽日期",
  acts: "管理",
  gone: "已注销或无法查看的公司",
  none: "您没有屏蔽任何公司",
  noneHint: "可在卖家页面或收到的询价页面进行屏蔽。",
};
