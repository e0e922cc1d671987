import type { ko } from "./ko.ts";

export const zh: typeof ko = {
  title: "销售条件",
  lead: "适用于今后发出的韩元报价。已发出的报价保持发出时的条件。金额均不含税。",
  won: "韩元",
  save: "保存",
  saved: "已保存销售条件。",
  minimum: {
    title: "最低订购金额",
    label: "最低订购金额",
    hint: "低于此金额的订单不予接受。留空则不限。可对个别报价例外处理。",
  },
  freight: {
    title: "运费",
    agreed: "运费逐次协商",
    fee: "基本运费",
    freeFrom: "免运费金额(以上)",
  },
  regions: {
    title: "各地区运费",
    hint: "仅填写与基本运费不同的地区。免运费金额适用于所有地区,需协商的地区除外。",
    agreed: "协商",
    agreedIn: "{region} 运费协商",
  },
};
