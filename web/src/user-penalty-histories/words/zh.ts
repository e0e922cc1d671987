import { zh as shared } from "@bupum/shared/trust/user-penalty-histories/words/zh";
import type { ko } from "./ko.ts";

export const zh = {
  act: "举报卖家",
  actOn: "举报卖家: {seller}",
  title: "举报 {seller}",
  hint: "平台核实后将采取措施，不会向卖家透露举报人。",
  reason: "举报原因",
  reasons: shared.reasons,
  detail: "详细说明（选填）",
  detailNeeded: "详细说明（至少 10 个字）",
  files: "证明文件（选填）",
  send: "提交举报",
  done: "已收到您的举报，我们会尽快核实。",
  close: "关闭",
} satisfies typeof ko;
