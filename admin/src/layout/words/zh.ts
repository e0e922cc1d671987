import type { ko } from "./ko.ts";

export const zh = {
  site: "Bupum 管理后台",
  skip: "跳到正文",
  menu: "管理菜单",
  users: "会员",
  sellers: "卖家审核",
  logout: "退出登录",
  logoutDialog: { title: "退出登录", body: "确定要退出登录吗？" },
} satisfies typeof ko;
