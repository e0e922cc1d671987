import type { ko } from "./ko.ts";

export const zh = {
  title: "找零部件、询价、下单，一站完成",
  lead: "一个型号，多家报价，价格与交期并排比较。",
  description: "按厂商和型号查找工业、电气、电子及自动化零部件，一次向多家卖家询价，比较后下单。",
  examples: "搜索示例",
  today: "今日待办",
  pasteList: "用 Excel 清单询价",
  scan: "扫描标签",
  steps: "使用流程",
  step1: "查找零部件",
  step1Text: "按厂商、型号或品名搜索，空格和连字符不影响结果。",
  step2: "发起询价",
  step2Text: "一次向多家卖家询价，一份询价单可包含多种零部件。",
  step3: "比较并下单",
  step3Text: "按您的数量并排比较单价、交期、起订量和报价有效期。",
  numbers: "平台规模",
  products: "种零部件",
  manufactors: "家厂商",
  sellers: "家认证卖家",
} satisfies typeof ko;
