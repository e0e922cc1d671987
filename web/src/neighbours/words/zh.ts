import type { ko } from "./ko.ts";

export const zh = {
  alternates: "替代与后续型号",
  relations: {
    REPLACES: "本型号所替代的旧型号",
    REPLACED_BY: "替代本型号的新型号",
    EQUIVALENT: "可互换使用",
  },
  substitutes: "其他采购商改订的零件",
  same: "规格相同的零件",
  related: "相近的零件",
  replacements: "替代该零件的型号",
  closeNumbers: "型号相近的零件",
  itsCategory: "查看同类零件",
  allFound: "查看“{keyword}”的全部结果",
  byCategory: "按类别查找",
} satisfies typeof ko;
