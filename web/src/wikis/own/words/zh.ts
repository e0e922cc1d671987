import type { Messages } from "../../../words/ko.ts";

export const zh = {
  title: "百科管理",
  lead: "查看您撰写的百科及其公开状态。被隐藏的百科仅您本人可见。",
  write: "撰写百科",
  wiki: "百科",
  status: "状态",
  states: { PUBLISHED: "公开", HIDDEN: "隐藏", DELETED: "已删除" },
  hiddenReason: "原因：{reason}",
  category: "分类",
  views: "阅读",
  comments: "评论",
  changed: "最近修改",
  none: "您还没有撰写百科",
  noneHint: "欢迎分享在现场验证过的更换、接线与设置方法。",
  writersOnly: "需要作者认证",
  writersOnlyHint: "作者认证通过后即可撰写百科。",
  certify: "申请作者认证",
} satisfies Messages["ownWikis"];
