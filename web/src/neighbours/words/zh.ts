import type { ko } from "./ko.ts";

export const zh = {
  same: "规格相同的零件",
  related: "相近的零件",
  replacements: "替代该零件的型号",
  closeNumbers: "型号相近的零件",
  itsCategory: "查看同类零件",
  allFound: "查看“{keyword}”的全部结果",
  byCategory: "按类别查找",
} satisfies typeof ko;
