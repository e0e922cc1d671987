import type { ko } from "./ko.ts";

export const zh = {
  taxStates: {
    OPEN: "正常经营",
    PAUSED: "停业",
    CLOSED: "歇业注销",
    UNKNOWN: "未登记的号码",
  },
  taxTypes: {
    GENERAL: "一般纳税人",
    SIMPLIFIED: "简易纳税人",
    SPECIAL: "特例纳税人",
    EXEMPT: "免税经营者",
    NON_PROFIT: "非营利或公共机构",
    GROUP: "固有号码团体",
    SIMPLIFIED_INVOICES: "可开税票的简易纳税人",
  },
} satisfies typeof ko;
