import { zh as shared } from "@bupum/shared/billing/credit-cards/words/zh";
import type { ko } from "./ko.ts";

export const zh = {
  ...shared,
  title: "付款卡",
  none: "尚未登记银行卡。",
  register: "登记银行卡",
  replace: "更换银行卡",
  remove: "删除银行卡",
  removeTitle: "要删除该银行卡吗？",
  removeBody: "再次订阅时需要重新登记银行卡。",
  removed: "已删除银行卡。",
  inUse: "订阅期间不能删除银行卡。请先取消订阅，或更换银行卡。",
  refused: "发卡机构通知该卡已无法使用，请更换其他卡片。",
  hint: "卡号在 Toss Payments 输入，Bupum 不会保存。",
  owners: { PERSONAL: "个人", CORPORATE: "公司" },
  types: { CREDIT: "信用卡", CHECK: "借记卡", GIFT: "礼品卡" },
  window: { failed: "无法打开银行卡登记窗口，请稍后重试。" },
  return: {
    title: "登记银行卡",
    working: "正在登记银行卡，请不要关闭窗口。",
    done: "银行卡已登记。",
    failed: "没有收到回复，请重试。",
    notTaken: "银行卡未登记成功，请重新开始登记。",
    cancelled: "您取消了登记，没有登记银行卡，也没有扣款。",
    refused: "发卡机构拒绝登记，请使用其他银行卡。",
    aborted: "登记未完成，请核对银行卡信息后重新登记。",
    again: "重试",
    anew: "重新登记",
    leave: "返回订阅页面",
  },
} satisfies typeof ko;
