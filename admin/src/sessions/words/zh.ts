import { zh as list } from "@bupum/ui/sessions/words/zh";
import type { ko } from "./ko.ts";

export const zh = {
  ...list,
  endAll: "在所有设备上退出登录",
  endAllBody: "{name} 将在所有设备上退出登录。密码不变。",
  endedAll: "已在所有设备上退出登录。",
  none: "没有登录的设备。",
} satisfies typeof ko;
