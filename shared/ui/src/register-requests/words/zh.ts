import type { ko } from "./ko.ts";

export const zh = {
  noRows: "没有符合的行",
  all: "全部",
  outcome: "处理",
  outcomes: { ADD: "上架", UPDATE: "修改", REMOVE: "下架", SKIP: "跳过", ERROR: "错误" },
  notes: {
    PRODUCT_CREATED: "新零件（审核后公开）",
    UNCHANGED: "与在售商品相同，保持不变",
    EXAMPLE: "模板示例行，不予处理",
    DONE_BEFORE: "结果文件只处理出错的行；为保留之后变更的库存和单价，此行不处理",
    DUPLICATE: "与上面的行相同，只处理一次",
  },
  part: "零件",
  rowNo: "行号",
  price: "单价",
  stock: "库存",
  message: "说明",
} satisfies typeof ko;
