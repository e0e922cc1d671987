export const ko = {
  title: "문서 확인",
  kinds: {
    QUOTATION: "견적서",
    PURCHASE_ORDER: "발주서",
    RECEIPT: "영수증",
    DELIVERY_NOTE: "납품서",
  },
  made: "{at}에 발행된 {kind}입니다.",
  states: {
    CURRENT: "진본이며 현재 유효한 내용입니다",
    SUPERSEDED: "진본이지만 이후 내용이 바뀌었습니다",
    FORGED: "확인되지 않는 문서입니다",
  },
  hints: {
    CURRENT: "문서번호가 인쇄된 번호와 같은지도 확인해 주세요. 유효기간은 문서에 적혀 있습니다.",
    SUPERSEDED:
      "견적이 수정·철회되었거나 주문 상태가 달라졌거나 결제가 환불되었습니다. 상대방에게 최신 문서를 요청해 주세요.",
    FORGED:
      "이 번호와 QR 코드로 발행된 문서가 없습니다. 위조되었을 수 있으니 문서를 준 상대방에게 확인해 주세요.",
  },
  button: {
    QUOTATION: "견적서 PDF",
    PURCHASE_ORDER: "발주서 PDF",
    RECEIPT: "영수증 PDF",
    DELIVERY_NOTE: "납품서 PDF",
    of: "{about} {name}",
    making: "PDF를 만드는 중입니다",
    open: "{name} 열기",
    failed: "PDF를 만들지 못했습니다. 잠시 후 다시 시도해 주세요.",
  },
};
