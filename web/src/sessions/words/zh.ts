import { zh as list } from "@bupum/ui/sessions/words/zh";
import type { ko } from "./ko.ts";

export const zh = {
  ...list,
  hint: "如果有不认识的设备,请将其退出登录并更改密码。",
  open: "查看设备",
  endOthers: "在其他所有设备上退出登录",
  endedOthers: "已在其他所有设备上退出登录。",
  close: "关闭",
  none: "没有登录设备的记录。从下次登录起显示。",
} satisfies typeof ko;
