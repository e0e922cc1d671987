import type { Messages } from "../../words/ko.ts";

export const zh: Messages["views"] = {
  title: "查看会员页面",
  failed: "无法打开会员页面",
  missing: "请在管理网站的会员页面打开。",
  whose: "{name} 会员的页面 · 只读",
  until: "至 {time}",
  end: "结束查看",
};
