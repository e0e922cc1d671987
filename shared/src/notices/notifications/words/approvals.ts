import type { Language } from "../../../kernel/language/languages.ts";
import type { NoticeWords } from "./types.ts";

type ApprovalEvent =
  | "ORDER_APPROVAL_ASKED"
  | "ORDER_APPROVAL_REMINDER"
  | "ORDER_APPROVAL_RELEASED"
  | "ORDER_APPROVAL_REFUSED"
  | "ORDER_APPROVAL_LINES_REFUSED"
  | "ORDER_APPROVAL_LAPSED";

/** What the members of a company are told of orders that need an approval (D41-6). */
export const approvalWords: Record<Language, Pick<NoticeWords["events"], ApprovalEvent>> = {
  ko: {
    ORDER_APPROVAL_ASKED: {
      title: "결재 요청: {title}",
      body: "{company} {asker} 님이 {seller}에 발주할 {what} 주문의 결재를 요청했습니다. 사유: {comment}. {dueAt}까지 승인하지 않으면 요청이 만료됩니다.",
      button: "결재하기",
    },
    ORDER_APPROVAL_REMINDER: {
      title: "결재 대기: {title}",
      body: "{company} {asker} 님이 요청한 {what} 주문({seller})이 결재를 기다리고 있습니다. 사유: {comment}. {dueAt}까지 승인하지 않으면 요청이 만료됩니다.",
      button: "결재하기",
    },
    ORDER_APPROVAL_RELEASED: {
      title: "결재 완료: {title}",
      body: "{seller}에 발주할 {what} 주문이 승인되어 {number} 발주로 접수되었습니다.",
      button: "결재 보기",
    },
    ORDER_APPROVAL_REFUSED: {
      title: "결재 반려: {title}",
      body: "{seller}에 발주할 {what} 주문이 반려되었습니다. 사유: {reason}",
      button: "결재 보기",
    },
    ORDER_APPROVAL_LINES_REFUSED: {
      title: "품목 반려: {title}",
      body: "{seller}에 발주할 주문에서 {what} 품목이 반려되었습니다. 나머지 품목은 계속 결재 중입니다. 사유: {reason}",
      button: "결재 보기",
    },
    ORDER_APPROVAL_LAPSED: {
      title: "결재 만료: {title}",
      body: "{seller}에 발주할 {what} 주문의 결재 기한이 지나 요청이 만료되었습니다. 필요하면 다시 요청해 주세요.",
      button: "결재 보기",
    },
  },
  en: {
    ORDER_APPROVAL_ASKED: {
      title: "Approval asked for: {title}",
      body: "{asker} of {company} asks you to approve an order of {what} from {seller}. Why: {comment}. It lapses if it is not approved by {dueAt}.",
      button: "See the order",
    },
    ORDER_APPROVAL_REMINDER: {
      title: "Approval waiting: {title}",
      body: "An order of {what} from {seller} that {asker} of {company} asked for waits for your approval. Why: {comment}. It lapses if it is not approved by {dueAt}.",
      button: "See the order",
    },
    ORDER_APPROVAL_RELEASED: {
      title: "Order approved: {title}",
      body: "Your order of {what} from {seller} was approved and placed as {number}.",
      button: "See the approval",
    },
    ORDER_APPROVAL_REFUSED: {
      title: "Order refused: {title}",
      body: "Your order of {what} from {seller} was refused. Reason: {reason}",
      button: "See the approval",
    },
    ORDER_APPROVAL_LINES_REFUSED: {
      title: "Items refused: {title}",
      body: "{what} was left out of your order from {seller}. The other items still wait for their approval. Reason: {reason}",
      button: "See the approval",
    },
    ORDER_APPROVAL_LAPSED: {
      title: "Approval lapsed: {title}",
      body: "Nobody approved your order of {what} from {seller} in time. Please ask again if it is still needed.",
      button: "See the approval",
    },
  },
  zh: {
    ORDER_APPROVAL_ASKED: {
      title: "审批请求：{title}",
      body: "{company} 的 {asker} 请您审批向 {seller} 订购 {what} 的订单。说明：{comment}。若未在 {dueAt} 前批准，请求将失效。",
      button: "前往审批",
    },
    ORDER_APPROVAL_REMINDER: {
      title: "等待审批：{title}",
      body: "{company} 的 {asker} 提交的向 {seller} 订购 {what} 的订单正在等待您审批。说明：{comment}。若未在 {dueAt} 前批准，请求将失效。",
      button: "前往审批",
    },
    ORDER_APPROVAL_RELEASED: {
      title: "审批通过：{title}",
      body: "向 {seller} 订购 {what} 的订单已获批准，采购单号为 {number}。",
      button: "查看审批",
    },
    ORDER_APPROVAL_REFUSED: {
      title: "审批驳回：{title}",
      body: "向 {seller} 订购 {what} 的订单被驳回。原因：{reason}",
      button: "查看审批",
    },
    ORDER_APPROVAL_LINES_REFUSED: {
      title: "品目驳回：{title}",
      body: "向 {seller} 的订单中，{what} 已被驳回，其余品目继续审批。原因：{reason}",
      button: "查看审批",
    },
    ORDER_APPROVAL_LAPSED: {
      title: "审批失效：{title}",
      body: "向 {seller} 订购 {what} 的订单超过审批期限，请求已失效。如仍需要，请重新提交。",
      button: "查看审批",
    },
  },
};
