import type { ko } from "./ko.ts";

export const zh = {
  none: "还没有分类",
  create: "添加分类",
  edit: "修改分类",
  save: "保存",
  saved: "已保存分类 {name}。",
  name: "名称",
  parent: "上级分类",
  onTop: "顶级",
  add: "添加下级",
  addBelow: "{name} 添加下级",
  change: "修改",
  editOf: "修改 {name}",
  removeOf: "删除 {name}",
  up: "上移 {name}",
  down: "下移 {name}",
} satisfies typeof ko;
