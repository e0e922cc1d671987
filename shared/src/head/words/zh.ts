import type { HeadWords } from "./types.ts";

export const zh: HeadWords = {
  site: "Bupum 部品",
  home: "首页",
  description: "按厂商和型号查找工业、电气、电子及自动化零部件，一次向多家卖家询价，比较后下单。",
  missing: {
    title: "页面不存在",
    description: "地址已更改或页面不存在，请按型号或厂商重新查找。",
  },
  pages: {
    "/": {
      title: "Bupum 部品",
      description:
        "按厂商和型号查找工业、电气、电子及自动化零部件，一次向多家卖家询价，比较后下单。",
    },
    "/search": {
      title: "查找零部件",
      description: "按厂商和型号查找工业零部件，比较各卖家的价格与库存。",
    },
  },
  product: {
    description: "{maker} {part} {name}。比较各卖家的价格、库存与交期，并获取报价。",
  },
  maker: {
    title: "{maker} 零部件",
    description: "按型号查找{names}的{count}种零部件，比较各卖家的价格与库存，并获取报价。",
  },
  plain: {
    specifications: "规格",
    marks: "认证",
    otherNumbers: "其他型号",
    alternates: "可替代零部件",
    offers: "{count}家卖家",
    noOffers: "发起询价时可选择经营该零部件的卖家。",
    from: "最低 {price}（不含税）",
    names: "其他名称",
    country: "国家",
    website: "官网",
    parts: "在册零部件 {count} 种",
    allParts: "查看{maker}的全部零部件",
    search: "查找零部件",
  },
};
