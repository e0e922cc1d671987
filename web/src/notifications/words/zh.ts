import type { ko } from "./ko.ts";

export const zh = {
  title: "通知",
  bell: "通知{count, plural, =0 {} other {，# 条未读}}",
  loading: "加载中",
  unread: "未读",
  all: "查看全部",
  readAll: "全部已读",
  remove: "删除",
  removeAll: "全部删除",
  removeAllBody: "确定删除全部通知吗？删除后无法恢复。",
  removedAll: "已删除全部通知。",
  empty: "暂无通知",
  emptyHint: "报价到达、订单接受等交易消息会集中在这里。",
} satisfies typeof ko;
