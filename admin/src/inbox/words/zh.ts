import type { ko } from "./ko.ts";

export const zh = {
  title: "今日待办",
  hint: "等待管理员处理的事项，每分钟重新统计。",
  count: "{count}项",
  since: "自{ago}起等待",
  dueAt: "期限 {at}",
  overdue: "已逾期 {count}项",
  first: "打开第一项",
  firstOf: "打开第一项：{queue}",
  nothing: "没有待办事项",
  nothingHint: "有待处理的事项时会显示在此页和菜单中。",
  empty: "无",
  queues: {
    sellers: "卖家审核",
    writers: "作者审核",
    penalties: "卖家举报",
    cancelRequests: "取消申请",
    unassigned: "无卖家的询价",
    registerRequests: "批量登记",
    hiddenProducts: "隐藏的零件",
    hiddenMakers: "隐藏的制造商",
    stopRequests: "百科下架请求",
    payments: "结果未知的支付",
    differences: "支付对账差异",
    searchMisses: "今日无结果的搜索",
  },
} satisfies typeof ko;
