import type { ko } from "./ko.ts";

export const zh = {
  title: "规格规则",
  hint: "按分类查看筛选未能识别的规格，并添加规则。规则适用于此后建立索引的零件。",
  category: "分类",
  choose: "请选择",
  unread:
    "{products, number} 个零件的 {specifications, number} 项规格中有 {count, number} 项未识别",
  newestOnly: "仅检查了该分类最新的 {products, number} 个零件。",
  none: "{products, number} 个零件的规格均已识别",
  unknownLabel: "未知名称，{count, number} 项",
  unknownValue: "未识别的值，{count, number} 项",
  example: "{value}（{partNumber}）",
  mendLabel: "对应规格",
  mendOf: "为 {label} 对应规格",
  mendUnit: "添加单位",
  label: "名称",
  unit: "单位写法",
  unitHint: "厂商使用的写法，例如：安培数。",
  specification: "规格",
  knownUnit: "已知单位（如 A、mm、kW）",
  save: "保存",
  saved: "已保存。",
  rules: "已添加的规则",
  noRules: "尚未添加规则。",
  rule: "{written} → {meant}",
  removeOf: "删除 {name}",
} satisfies typeof ko;
