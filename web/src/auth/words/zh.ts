import type { ko } from "./ko.ts";

export const zh = {
  login: {
    title: "登录",
    description: "登录 Bupum 部品，发起询价。",
    userId: "账号",
    password: "密码",
    remember: "记住账号",
    submit: "登录",
    first: "还没有账号？",
    needed: "此页面需要登录。",
    findId: "找回账号",
    findPassword: "找回密码",
  },
} satisfies typeof ko;
