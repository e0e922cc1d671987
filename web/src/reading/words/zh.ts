import type { Messages } from "../../words/ko.ts";

export const zh = {
  minutes: "阅读约 {minutes} 分钟",
  share: "分享",
  print: "打印",
  copied: "链接已复制。",
  notCopied: "无法复制链接，请从地址栏复制。",
  readAs: "已将“{keyword}”按“{readAs}”搜索。",
  find: "搜索",
  language: "语言",
  allLanguages: "所有语言",
  logIn: "登录",
  edit: "修改",
  edited: "已修改",
  save: "保存",
  cancel: "取消",
  remove: "删除",
} satisfies Messages["reading"];
