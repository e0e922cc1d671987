import type { ko } from "./ko.ts";

/** A separate object, so that a sheet bundles no words of a form. */
export const conditions = {
  NEW: "全新",
  NEW_SURPLUS: "未使用库存品",
  REFURBISHED: "翻新品",
  USED: "二手",
};
export const shipping = {
  SELLER_PAYS: "卖家承担",
  BUYER_PAYS: "买家承担",
  NEGOTIABLE: "协商",
};

/** The terms of a listing, on the seller's form and on the admin's. */
export const zh = {
  price: {
    title: "销售价格",
    currency: "币种",
    minimum: "最小起订量",
    from: "从此数量起",
    unitPrice: "单价（不含税）",
    add: "添加阶梯价",
    drop: "移除第 {number, number} 档价格",
  },
  stock: {
    title: "库存与发货",
    counted: "管理库存数量",
    stock: "库存数量",
    uncounted: "买家只看到“有库存”，接单后数量不会减少。",
    multiple: "订购倍数",
    multipleHint: "只接受该数的倍数。",
    leadTime: "交期（工作日）",
    leadTimeHint: "自接受订单起计算，当日发货填 0",
    region: "发货地",
    regionNone: "请选择",
    shipping: "运费",
    sku: "管理编码（选填）",
    skuHint: "公司内部库存编号，买家不可见。",
    memo: "销售备注（选填）",
  },
  conditions,
  shipping,
} satisfies typeof ko;
