import type { ko } from "./ko.ts";

export const zh = {
  missing: "没有此卖家",
  representative: "法定代表人",
  businessNumber: "营业执照号",
  address: "地址",
  region: "地区",
  categories: "经营品类",
  phone: "手机",
  tel: "电话",
  fax: "传真",
  email: "邮箱",
  away: "{from} 至 {to} 休息。",
  listings: "在售 {count, number} 件",
  noListings: "暂无在售商品",
  more: "加载更多",
} satisfies typeof ko;
