import type { Language } from "../../../kernel/language/languages.ts";
import type { NoticeWords } from "./types.ts";

type TaxInvoiceEvent =
  | "TAX_INVOICE_ISSUED"
  | "TAX_INVOICE_AMENDED"
  | "TAX_INVOICE_CANCELLED"
  | "TAX_INVOICE_REFUSED"
  | "TAX_INVOICES_DUE"
  | "TAX_AMENDMENT_DUE"
  | "TAX_INVOICES_EXPECTED";

/** What both sides are told of tax invoices (D42-9). */
export const taxInvoiceWords: Record<Language, Pick<NoticeWords["events"], TaxInvoiceEvent>> = {
  ko: {
    TAX_INVOICE_ISSUED: {
      title: "세금계산서 도착: {number}",
      body: "{company}의 전자세금계산서가 발행되었습니다. 작성일자는 {writtenOn}입니다.",
      button: "세금계산서 보기",
    },
    TAX_INVOICE_AMENDED: {
      title: "수정세금계산서 도착: {number}",
      body: "{company}의 수정전자세금계산서가 발행되었습니다. 작성일자는 {writtenOn}입니다.",
      button: "세금계산서 보기",
    },
    TAX_INVOICE_CANCELLED: {
      title: "세금계산서 취소: {number}",
      body: "{company}의 전자세금계산서(작성일자 {writtenOn})가 국세청 전송 전에 취소되었습니다. 효력이 없습니다.",
      button: "세금계산서 보기",
    },
    TAX_INVOICE_REFUSED: {
      title: "세금계산서 확인 필요: {number}",
      body: "{company} 앞으로 발행한 세금계산서가 처리되지 않았습니다. 사유: {reason}",
      button: "확인하기",
    },
    TAX_INVOICES_DUE: {
      title: "발행할 세금계산서가 있습니다",
      body: "{month} 거래 가운데 {orders}건의 세금계산서를 아직 발행하지 않았습니다. 발행 기한은 {lastOn}입니다.",
      button: "발행하기",
    },
    TAX_AMENDMENT_DUE: {
      title: "수정세금계산서를 발행해 주세요: {number}",
      body: "{company}의 클레임으로 돌려준 금액을 세금계산서 {number}에 아직 반영하지 않았습니다. 발행 기한은 {lastOn}입니다.",
      button: "발행하기",
    },
    TAX_INVOICES_EXPECTED: {
      title: "받지 못한 세금계산서: {company}",
      body: "{company}에서 받은 {month} 거래 가운데 {orders}건의 세금계산서가 아직 발행되지 않았습니다. 발행 기한은 {lastOn}입니다. 판매자에게 확인해 주세요.",
      button: "내역 보기",
    },
  },
  en: {
    TAX_INVOICE_ISSUED: {
      title: "Tax invoice received: {number}",
      body: "{company} issued an electronic tax invoice dated {writtenOn}.",
      button: "See the invoice",
    },
    TAX_INVOICE_AMENDED: {
      title: "Amended tax invoice received: {number}",
      body: "{company} amended a tax invoice. The amendment is dated {writtenOn}.",
      button: "See the invoice",
    },
    TAX_INVOICE_CANCELLED: {
      title: "Tax invoice cancelled: {number}",
      body: "{company} cancelled the tax invoice dated {writtenOn} before it was sent to the tax service. It holds no more.",
      button: "See the invoice",
    },
    TAX_INVOICE_REFUSED: {
      title: "Tax invoice needs a look: {number}",
      body: "The tax invoice to {company} was not accepted. Reason: {reason}",
      button: "See why",
    },
    TAX_INVOICES_DUE: {
      title: "Tax invoices to issue",
      body: "{orders} orders of {month} have no tax invoice yet. The last day to issue them is {lastOn}.",
      button: "Issue them",
    },
    TAX_AMENDMENT_DUE: {
      title: "Tax invoice to amend: {number}",
      body: "What {company} got back by a claim is not stated on tax invoice {number} yet. The last day to amend it is {lastOn}.",
      button: "Amend it",
    },
    TAX_INVOICES_EXPECTED: {
      title: "Tax invoices not received: {company}",
      body: "{orders} orders of {month} from {company} have no tax invoice yet. The last day to issue them is {lastOn}. Please ask the seller.",
      button: "See the orders",
    },
  },
  zh: {
    TAX_INVOICE_ISSUED: {
      title: "收到税务发票：{number}",
      body: "{company}已开具电子税务发票，开具日期为{writtenOn}。",
      button: "查看发票",
    },
    TAX_INVOICE_AMENDED: {
      title: "收到修正税务发票：{number}",
      body: "{company}已开具修正电子税务发票，开具日期为{writtenOn}。",
      button: "查看发票",
    },
    TAX_INVOICE_CANCELLED: {
      title: "税务发票已取消：{number}",
      body: "{company}开具的电子税务发票（开具日期{writtenOn}）在提交国税厅前已取消，不再有效。",
      button: "查看发票",
    },
    TAX_INVOICE_REFUSED: {
      title: "税务发票需要处理：{number}",
      body: "开给{company}的税务发票未被受理。原因：{reason}",
      button: "查看原因",
    },
    TAX_INVOICES_DUE: {
      title: "有待开具的税务发票",
      body: "{month}的交易中有{orders}笔尚未开具税务发票，开具期限为{lastOn}。",
      button: "去开具",
    },
    TAX_AMENDMENT_DUE: {
      title: "有待修正的税务发票：{number}",
      body: "{company}通过索赔退回的金额尚未在税务发票{number}中修正，开具期限为{lastOn}。",
      button: "去开具",
    },
    TAX_INVOICES_EXPECTED: {
      title: "未收到的税务发票：{company}",
      body: "{company}在{month}的交易中有{orders}笔尚未开具税务发票，开具期限为{lastOn}。请联系卖家确认。",
      button: "查看明细",
    },
  },
};
