import type { PopbillDocument } from "./popbill-shapes.ts";

export interface PopbillMail {
  from: string;
  to: string[];
  subject: string;
  text: string;
}

/** The mail by which the provider tells a buyer of an invoice; undefined without an address. */
export function mailOf({ content, approvalNumber }: PopbillDocument): PopbillMail | undefined {
  const { invoicerCorpName, invoiceeCorpName, invoiceeEmail1: to, totalAmount } = content;
  if (typeof to !== "string" || !to.includes("@")) return undefined;
  const amount = Number(totalAmount).toLocaleString("ko-KR");
  return {
    from: "팝빌 <no-reply@popbill.example>",
    to: [to],
    subject: `[팝빌] ${String(invoicerCorpName)}에서 전자세금계산서를 발행하였습니다.`,
    text: [
      `${String(invoiceeCorpName)} 귀하`,
      `공급자: ${String(invoicerCorpName)}`,
      `합계금액: ${amount}원`,
      `국세청승인번호: ${approvalNumber}`,
    ].join("\n"),
  };
}
