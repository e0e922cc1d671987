import { zh as states } from "@bupum/shared/notices/states/words/zh";
import { zh as rows } from "@bupum/ui/register-requests/words/zh";
import type { ko } from "./ko.ts";

export const zh = {
  ...rows,
  title: "批量登记请求",
  hint: "卖家提交的 Excel 文件。检查完成后请确认生效。",
  sellerName: "卖家名称",
  status: "状态",
  statuses: states.sheet,
  waits: "待确认",
  manualStatus: "处理情况",
  manualStatuses: { BEFOREPROGRESS: "未处理", DONE: "已处理" },
  empty: "没有符合的请求",
  file: "文件",
  seller: "卖家",
  action: "操作",
  actions: { INSERT: "上架·修改", DELETE: "下架" },
  rows: "行数",
  sentAt: "受理时间",
  foreseen: "预计结果",
  foreseenText:
    "上架 {ADD, number} · 修改 {UPDATE, number} · 下架 {REMOVE, number} · 跳过 {SKIP, number} · 错误 {ERROR, number}",
  result: "处理结果",
  resultText: "成功 {ok, number} 行 · 错误 {errors, number} 行",
  memo: "卖家留言",
  ignored: "未读取的列",
  processedBy: "处理人",
  progress: "进度",
  checking: "正在逐行检查 {done}%",
  applying: "正在更新在售商品 {done}%",
  original: "原始文件",
  report: "结果文件",
  decision: "处理",
  moves: {
    DONE: {
      title: "确认生效",
      body: "{good, number} 行将更新到在售商品。\n有错误的 {errors, number} 行不会生效。",
      done: "已开始更新。",
    },
    IN_PROGRESS: { title: "开始检查", body: "立即检查此文件。", done: "已开始检查。" },
    RETRY: {
      title: "重试",
      body: "从头重新检查同一文件，已生效的行不会重复处理。",
      done: "已重新开始检查。",
    },
    FAILED: { title: "驳回", body: "此文件不会生效，卖家会看到原因。", done: "已驳回。" },
    CANCELLED: {
      title: "取消",
      body: "取消此请求，卖家可以重新提交同一文件。",
      done: "已取消。",
    },
  },
  createMakers: "创建未登记的制造商（{count, number} 行）",
  createMakersHint: "请先核对名称。不勾选则这些行仍为错误。",
  note: "原因",
  noteHint: "卖家会看到原文，至少 5 个字。",
} satisfies typeof ko;
