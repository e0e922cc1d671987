import type { ko } from "./ko.ts";

export const zh = {
  title: "管理员登录",
  userId: "账号",
  password: "密码",
  submit: "登录",
  done: "已登录管理后台。",
} satisfies typeof ko;
