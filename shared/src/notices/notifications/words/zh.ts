import { zh as waiting } from "../waiting/words/zh.ts";
import { bulkWords } from "./bulk.ts";
import { approvalWords } from "./approvals.ts";
import { claimWords } from "./claims.ts";
import { joinRequestWords } from "./join-requests.ts";
import { taxInvoiceWords } from "./tax-invoices.ts";
import { reasonWords } from "./reasons.ts";
import { productWords } from "./products.ts";
import type { NoticeWords } from "./types.ts";

export const zh: NoticeWords = {
  brand: "Bupum",
  events: {
    ESTIMATE_RECEIVED: {
      title: "询价：{number}",
      body: "{buyer} 就 {what} 向您询价，请在 {dueAt} 前回复。",
      button: "回复询价",
    },
    ESTIMATE_CANCELLED: {
      title: "询价已取消：{number}",
      body: "{buyer} 取消了 {what} 的询价，无需再回复。",
      button: "查看询价",
    },
    ESTIMATE_REMINDER: {
      title: "报价即将截止：{number}",
      body: "{buyer} 询价的 {what} 将于 {dueAt} 截止，请查看尚未回复的品目。",
      button: "回复询价",
    },
    NO_QUOTES: {
      title: "无报价：{number}",
      body: "{what} 尚未收到报价。您可以延长截止时间，或向其他卖家询价。",
      button: "查看询价",
    },
    QUOTE_EXPIRING: {
      title: "报价即将到期：{number}",
      body: "{what} 的报价将在两天内到期，如需订购请尽快下单。",
      button: "比较报价",
    },
    QUOTE_EXPIRED: {
      title: "报价已过期：{number}",
      body: "{what} 的报价已过期，如有需要请向卖家重新询价。",
      button: "重新询价",
    },
    REQUOTE_ASKED: {
      title: "重新询价：{number}",
      body: "{buyer} 就 {what} 重新询价，请查看变更的条件，并在 {dueAt} 前回复。",
      button: "查看变更条件",
    },
    ORDER_RECEIVED: {
      title: "收到订单：{number}",
      body: "{buyer} 订购了 {what}。请确认库存并决定是否接单。",
      button: "查看订单",
    },
    QUOTE_RECEIVED: {
      title: "已收到报价：{number}",
      body: "{who} 已对 {what} 报价，您可以与其他卖家的条件比较。",
      button: "比较报价",
    },
    QUOTE_REVISED: {
      title: "报价已修改：{number}",
      body: "{seller} 修改了 {what} 的报价，请查看新的条件。{part} 单价：{before} → {after}",
      button: "查看新报价",
    },
    QUOTE_WITHDRAWN: {
      title: "报价已撤回：{number}",
      body: "{seller} 撤回了 {what} 的报价，您收到的其他报价仍然有效。原因：{reason}",
      button: "比较报价",
    },
    LINES_REFUSED: {
      title: "已拒绝报价：{number}",
      body: "{seller} 未对 {what} 报价。原因：{reason}",
      button: "查看询价",
    },
    NOT_SELECTED: {
      title: "报价未选中：{number}",
      body: "{buyer} 已截止 {what} 的询价，本次报价未被选中。",
      button: "查看询价",
    },
    ORDER_ACCEPTED: {
      title: "订单已确认：{number}",
      body: "{seller} 已确认您的 {what} 订单。预计发货日：{shipOn}",
      button: "查看订单",
    },
    ORDER_REJECTED: {
      title: "订单已拒绝：{number}",
      body: "{seller} 拒绝了您的 {what} 订单，您仍可向其他卖家下单。原因：{reason}",
      button: "查看其他报价",
    },
    ORDER_CANCELLED: {
      title: "订单已取消：{number}",
      body: "{buyer} 订购的 {what} 的订单已取消，请勿发货。",
      button: "查看订单",
    },
    ORDER_AUTO_CANCELLED: {
      title: "订单已自动取消：{number}",
      body: "{seller} 未能处理订单，您的 {what} 订单已自动取消。您仍可向其他卖家下单。",
      button: "查看订单",
    },
    ORDER_CANCEL_ASKED: {
      title: "申请取消：{number}",
      body: "{company} 希望取消已确认的 {what} 订单，请同意或拒绝。原因：{reason}",
      button: "处理取消申请",
    },
    ORDER_CANCEL_AGREED: {
      title: "订单已取消：{number}",
      body: "您向 {seller} 订购的 {what} 订单已取消，您可以选择其他报价重新下单。",
      button: "查看订单",
    },
    ORDER_KEPT: {
      title: "订单继续履行：{number}",
      body: "与 {company} 的 {what} 订单不取消，继续履行。取消申请已被拒绝或撤回。",
      button: "查看订单",
    },
    ORDER_REMINDER: {
      title: "订单待处理：{number}",
      body: "{buyer} 的 {what} 订单正在等待您的答复。如在 {dueAt} 前未接单或拒绝，订单将自动取消。",
      button: "查看订单",
    },
    ORDER_SHIP_DATE_ASKED: {
      title: "确认发货日期：{number}",
      body: "{buyer} 的 {what} 订单预计于 {shipOn} 发货。请在订单页面确认能否按期发货；如有变化，请填写新的发货日期。",
      button: "确认发货日期",
    },
    ORDER_SHIP_DATE_CHANGED: {
      title: "发货日期通知：{number}",
      body: "您向 {seller} 订购的 {what} 的发货情况：{slips}。",
      button: "查看订单",
    },
    ORDER_SHIPPED: {
      title: "已发货：{number}",
      body: "{seller} 已发出您的 {what} 订单。承运：{carrier} {trackingNo}",
      button: "查看物流",
    },
    ORDER_COMPLETED: {
      title: "交易完成：{number}",
      body: "与 {company} 的 {what} 交易已完成。",
      button: "查看订单",
    },
    SELLER_SUSPENDED: {
      title: "报价已结束：{number}",
      body: "{seller} 的交易已暂停，{what} 的报价已结束。您可以向其他卖家询价。",
      button: "查看询价",
    },
    PENALTY_WARNING: {
      title: "卖家警告",
      body: "关于 {company} 的举报已核实，您目前累计扣 {points} 分。满 6 分将在 30 天内无法接收新询价和订单，满 10 分将取消卖家资格。",
      button: "查看订单",
    },
    SELLER_BLOCKED: {
      title: "销售受限",
      body: "{company} 已累计扣 {points} 分，在 {until} 前无法接收新询价和订单。请继续完成进行中的报价和订单。",
      button: "查看订单",
    },
    SELLER_APPROVED: {
      title: "卖家审核已通过",
      body: "{company} 已成为认证卖家，现在可以上架商品并回复询价。",
      button: "上架商品",
    },
    SELLER_REJECTED: {
      title: "卖家审核未通过",
      body: "{company} 的卖家申请未通过，请修改后重新提交。原因：{reason}",
      button: "修改申请",
    },
    SELLER_REVOKED: {
      title: "卖家资格已撤销",
      body: "{company} 的卖家资格已被撤销。原因：{reason} 进行中的报价将结束，未接受的订单将取消。请完成已接受的订单。",
      button: "修改申请",
    },
    WRITER_APPROVED: {
      title: "作者认证已通过",
      body: "{writer}，您的作者认证已通过，现在可以撰写维基。",
      button: "查看作者认证",
    },
    WRITER_CORRECTION: {
      title: "作者认证需补充",
      body: "{writer}，您的作者认证申请需要补充，请修改后重新提交。需补充的内容：{reason}",
      button: "修改申请",
    },
    WRITER_REJECTED: {
      title: "作者认证未通过",
      body: "{writer}，您的作者认证申请未通过。原因：{reason}",
      button: "查看作者认证",
    },
    WRITER_REVOKED: {
      title: "作者认证已撤销",
      body: "{writer}，您的作者认证已被撤销，无法再撰写维基。已发布的内容会保留。原因：{reason}",
      button: "查看作者认证",
    },
    WRITER_KEPT: {
      title: "变更未通过",
      body: "{writer}，您的变更申请未通过，之前通过的内容继续有效。原因：{reason}",
      button: "查看作者认证",
    },
    WRITER_MADE_EXPERT: {
      title: "等级已变更为专家",
      body: "{writer}，您的等级已由作者变更为专家，现在可以修改所负责领域内他人撰写的维基。",
      button: "查看作者认证",
    },
    EXPERT_MADE_WRITER: {
      title: "等级已变更为作者",
      body: "{writer}，您的等级已由专家变更为作者，现在只能修改自己撰写的维基。",
      button: "查看作者认证",
    },
    EXPERT_CATEGORIES: {
      title: "专家负责领域已变更",
      body: "{writer}，您作为专家负责的维基领域已变更，可在作者认证中查看。",
      button: "查看作者认证",
    },
    MERCHANDISE_REMOVED: {
      title: "已下架",
      body: "运营人员已下架 {what}。进行中的报价和订单不受影响。原因：{reason}",
      button: "查看我的商品",
    },
    ...bulkWords.zh,
    ...approvalWords.zh,
    ...joinRequestWords.zh,
    ...claimWords.zh,
    ...taxInvoiceWords.zh,
    ...productWords.zh,
    ANSWER_RECEIVED: {
      title: "收到回复：{title}",
      body: "您的帖子新增 {answers} 条回复。如果交易已结束，请将帖子标记为完成。",
      button: "查看回复",
    },
    NEW_ANSWER: {
      title: "新回复：{title}",
      body: "您回复过的帖子新增 {answers} 条回复。",
      button: "查看帖子",
    },
    WIKI_OPINION: {
      title: "百科意见：{wiki}",
      body: "{sender} 对百科《{wiki}》提出了意见。标题：{opinion}",
      button: "查看意见",
    },
    WIKI_EDITED: {
      title: "百科已修改：{wiki}",
      body: "{editor} 修改了百科《{wiki}》，可在版本对比中查看改动。",
      button: "查看百科",
    },
    WIKI_OPINION_APPLIED: {
      title: "意见已采纳：{wiki}",
      body: "您对百科《{wiki}》的意见已采纳。标题：{opinion} 感谢您的意见。",
      button: "查看百科",
    },
    WIKI_OPINION_DECLINED: {
      title: "意见未采纳：{wiki}",
      body: "您对百科《{wiki}》的意见未被采纳。标题：{opinion} 原因：{reason}",
      button: "查看百科",
    },
    WIKI_HIDDEN: {
      title: "百科已隐藏：{wiki}",
      body: "管理员隐藏了百科《{wiki}》，仅作者可见。原因：{reason}",
      button: "查看百科",
    },
    WIKI_DELETED: {
      title: "百科已删除：{wiki}",
      body: "管理员删除了百科《{wiki}》。原因：{reason}",
      button: "查看百科列表",
    },
    WIKI_COMMENT_ADDED: {
      title: "百科评论：{wiki}",
      body: "{sender} 评论了百科《{wiki}》：{comment}",
      button: "查看评论",
    },
    WIKI_COMMENT_DELETED: {
      title: "百科评论已删除：{wiki}",
      body: "您在百科“{wiki}”下的评论已被管理员删除。原因：{reason}",
      button: "查看百科",
    },
    ...waiting,
  },
  slips: { moved: "发货日期变更 {count} 项", passed: "到期未发货 {count} 项" },
  andMore: {
    parts: "{part} 及其他 {more} 项",
    sellers: "{seller} 及其他 {more} 家",
    items: "及其他 {more} 项",
  },
  reasons: reasonWords.zh,
  mail: {
    greeting: "{name}，您好：",
    why: "本邮件按您的通知设置发送，您可以在个人资料中更改接收方式。",
    codeSubject: "您的验证码",
    codeIntro: "请在页面中输入以下验证码。",
    codeLife: "10 分钟内有效。",
    codeWarning: "如非本人操作，请忽略本邮件。请勿将验证码告诉任何人。",
  },
  // Text messages in Korea are EUC-KR, which has no simplified characters.
  codeText: "[Bupum] Code {code}, valid for 3 minutes. Never share it.",
};
