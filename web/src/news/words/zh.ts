import type { Messages } from "../../words/ko.ts";

export const zh = {
  title: "资讯",
  lead: "汇集工业零部件市场的最新动态。",
  description: "按类别查看工业零部件的价格、交期、停产和新品动态。",
  feed: "RSS 订阅",
  categories: "资讯分类",
  allCategories: "全部",
  keyword: "搜索资讯",
  none: "暂无资讯",
  noneHint: "有新动态时会显示在这里。",
  notFound: "没有符合条件的资讯",
  notFoundHint: "请减少关键词或选择其他分类。",
  showAll: "查看全部资讯",
  popular: "热门资讯",
  latest: "最新资讯",
  all: "查看全部资讯",
  missing: "该资讯不存在",
  source: "来源",
} satisfies Messages["news"];
