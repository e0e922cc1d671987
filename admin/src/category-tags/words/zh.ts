import type { ko } from "./ko.ts";

export const zh = {
  title: "分类",
  hint: "最多三级。使用箭头调整同级顺序。",
  names: { ko: "名称（韩语）", en: "名称（英语）", zh: "名称（中文）" },
  path: "位置",
  key: "图标名称",
  keyHint: "零件图标的英文名称。留空则使用上级分类的图标。",
  parts: "{count, number} 个零件",
  productCount: "零件数",
  createdAt: "登记日",
} satisfies typeof ko;
