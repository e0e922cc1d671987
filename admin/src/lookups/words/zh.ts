import type { ko } from "./ko.ts";

export const zh = {
  open: "查找",
  title: "查找任何内容",
  field: "编号、名称、电话或文件",
  hint: "输入 PO、EG、ES 编号、买方订单号、收据、营业执照号、型号或 ID 的任意部分即可。用方向键选择，按 Enter 打开。",
  close: "关闭",
  nothing: "没有与“{keyword}”相符的内容。",
  more: "还有更多，请输入更长的内容。",
  kinds: {
    id: "ID",
    purchaseOrder: "采购订单",
    group: "询价",
    estimate: "报价单",
    user: "会员",
    seller: "卖家",
    writer: "作者",
    payment: "付款",
    registerRequest: "批量登记",
    product: "零件",
    maker: "制造商",
  },
} satisfies typeof ko;
