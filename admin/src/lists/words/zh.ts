import type { ko } from "./ko.ts";

export const zh: typeof ko = {
  refused: "已处理 {done, number} 条，{count, number} 条未处理：{name}（{why}）",
  settings: "显示设置",
  columns: "显示的列",
  name: "将当前条件保存为",
  nameHint: "保存关键词、条件和排序，仅存于此浏览器。",
  save: "保存",
  saved: "已保存的视图",
  remove: "删除",
  removeView: "删除视图 {name}",
  full: "最多可保存 {count} 个视图。",
  notKept: "此浏览器无法保存。",
  views: "已保存的视图",
};
