import type { ko } from "./ko.ts";

export const zh: typeof ko = {
  name: "报价答复",
  heads: {
    wanted: "要求成色",
    asked: "询价备注",
    listed: "我的售价",
    memo: "答复备注",
    rejectDetail: "拒绝说明",
    key: "管理编号(请勿修改)",
  },
};
