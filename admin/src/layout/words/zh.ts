import { zh as people } from "@bupum/shared/users/words/zh";
import type { ko } from "./ko.ts";

export const zh = {
  site: "Bupum 管理后台",
  skip: "跳到正文",
  menu: "管理菜单",
  menuButton: "菜单",
  groups: { members: "会员管理", catalogue: "产品目录", trade: "交易", operations: "运营" },
  users: "会员",
  userStatistics: "会员统计",
  maintenance: "数据维护",
  sellers: "卖家审核",
  writers: "作者审核",
  penalties: "卖家举报",
  products: "零件",
  makers: "制造商",
  categoryTags: "分类",
  dealers: "代理商",
  merchandises: "在售商品",
  registerRequests: "批量登记申请",
  lines: "询价明细",
  orders: "订单",
  tradeStatistics: "交易统计",
  searchMisses: "无结果的搜索",
  logout: "退出登录",
  logoutDialog: { title: "退出登录", body: "确定要退出登录吗？" },
  health: { asking: "正在检查服务状态", good: "服务正常", bad: "无法检查服务状态" },
  waiting: {
    unassigned: "等待指定卖家的询价：{count} 件",
    cancelWishes: "待处理的取消申请：{count} 件",
  },
  regions: people.regions,
} satisfies typeof ko;
