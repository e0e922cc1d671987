import type { NoticeWords } from "./types.ts";

export const ko: NoticeWords = {
  brand: "부품",
  events: {
    ESTIMATE_RECEIVED: {
      title: "새 견적 요청 {number}",
      body: "{buyer}에서 {part} 등 {lines}개 품목의 견적을 요청했습니다. {dueAt}까지 답변해 주세요.",
      button: "견적 답변하기",
    },
    ORDER_RECEIVED: {
      title: "새 주문 {number}",
      body: "{buyer}에서 {part} 등 {lines}개 품목을 주문했습니다. 재고를 확인하고 수락 여부를 알려 주세요.",
      button: "주문 확인하기",
    },
    QUOTE_RECEIVED: {
      title: "견적 도착: {number}",
      body: "{seller}에서 {part} 등 {lines}개 품목의 견적을 보냈습니다. 다른 판매자의 조건과 비교해 보세요.",
      button: "견적 비교하기",
    },
    QUOTE_REVISED: {
      title: "견적 변경: {number}",
      body: "{seller}에서 {part} 견적을 바꿨습니다. 단가: {before} → {after} 바뀐 조건을 확인해 주세요.",
      button: "변경된 견적 보기",
    },
    QUOTE_WITHDRAWN: {
      title: "견적 철회: {number}",
      body: "{seller}에서 {part} 견적을 거두어들였습니다. 받은 다른 견적을 확인해 주세요.",
      button: "견적 비교하기",
    },
    LINES_REFUSED: {
      title: "견적 불가: {number}",
      body: "{seller}에서 {part} 등 {lines}개 품목의 견적을 내지 못한다고 알려 왔습니다. 사유: {reason}",
      button: "견적 요청 보기",
    },
    ORDER_ACCEPTED: {
      title: "주문 수락: {number}",
      body: "{seller}에서 {part} 주문을 수락했습니다. 출고 예정일: {shipOn}",
      button: "주문 보기",
    },
    ORDER_REJECTED: {
      title: "주문 거절: {number}",
      body: "{seller}에서 {part} 주문을 거절했습니다. 사유: {reason} 다른 판매자의 견적으로 주문할 수 있습니다.",
      button: "다른 견적 보기",
    },
    ORDER_CANCELLED: {
      title: "주문 취소: {number}",
      body: "{buyer}에서 주문한 {part} 등 {lines}개 품목의 주문이 취소되었습니다. 출고하지 마세요.",
      button: "주문 보기",
    },
    ORDER_AUTO_CANCELLED: {
      title: "주문 자동 취소: {number}",
      body: "{seller}에서 주문을 처리할 수 없어 {part} 등 {lines}개 품목의 주문이 취소되었습니다. 다른 판매자의 견적으로 주문할 수 있습니다.",
      button: "주문 보기",
    },
    SELLER_SUSPENDED: {
      title: "견적 마감: {number}",
      body: "{seller}의 거래가 중지되어 {part} 등 {lines}개 품목의 견적이 마감되었습니다. 다른 판매자에게 견적을 요청할 수 있습니다.",
      button: "견적 요청 보기",
    },
    SELLER_APPROVED: {
      title: "판매자 승인 완료",
      body: "{company}의 판매자 등록이 승인되었습니다. 이제 상품을 등록하고 견적 요청에 답할 수 있습니다.",
      button: "상품 등록하기",
    },
    SELLER_REJECTED: {
      title: "판매자 등록 보완 요청",
      body: "{company}의 판매자 등록이 승인되지 않았습니다. 사유: {reason} 내용을 고쳐 다시 신청해 주세요.",
      button: "신청 내용 고치기",
    },
    SELLER_REVOKED: {
      title: "판매자 승인 취소",
      body: "{company}의 판매자 승인이 취소되었습니다. 사유: {reason} 진행 중인 견적은 마감되고 수락 전인 주문은 취소됩니다. 수락한 주문은 끝까지 처리해 주세요.",
      button: "신청 내용 고치기",
    },
    MERCHANDISE_REMOVED: {
      title: "판매 상품 내림",
      body: "{part} 등 {lines}개 상품을 운영자가 판매 목록에서 내렸습니다. 사유: {reason} 진행 중인 견적과 주문은 그대로 이어집니다.",
      button: "판매 상품 보기",
    },
    BULK_DONE: {
      title: "대량 등록 완료",
      body: "{file} 처리가 끝났습니다. 반영 {ok}행, 오류 {errors}행입니다. 결과 파일에서 행마다 확인할 수 있습니다.",
      button: "처리 결과 보기",
    },
    BULK_FAILED: {
      title: "대량 등록 실패",
      body: "{file}을(를) 처리하지 못했습니다. {reason} 고친 파일을 다시 올려 주세요.",
      button: "등록 내역 보기",
    },
    PART_IN_STOCK: {
      title: "입고: {part}",
      body: "즐겨찾기에 담아 둔 {maker} {part}의 재고가 들어왔습니다. 판매자 {sellers}곳의 가격을 확인해 보세요.",
      button: "부품 보기",
    },
    PART_NEW_SELLER: {
      title: "새 판매자: {part}",
      body: "즐겨찾기에 담아 둔 {maker} {part}에 새 판매자가 생겼습니다. 이제 {sellers}곳에서 판매합니다.",
      button: "부품 보기",
    },
  },
  reasons: {
    OUT_OF_STOCK: "재고 없음",
    CANNOT_MEET_DELIVERY_DATE: "납기를 맞출 수 없음",
    CANNOT_MEET_CONDITIONS: "요청 조건을 맞출 수 없음",
    INTERNAL_REASONS: "내부 사정",
    OTHER: "기타",
  },
  mail: {
    greeting: "{name} 님, 안녕하세요.",
    why: "알림 설정에 따라 보낸 메일입니다. 받는 방법은 마이페이지의 프로필에서 바꿀 수 있습니다.",
    codeSubject: "인증번호를 보내 드립니다",
    codeIntro: "아래 인증번호를 화면에 입력해 주세요.",
    codeLife: "10분 동안 쓸 수 있습니다.",
    codeWarning:
      "요청하지 않으셨다면 이 메일을 무시하세요. 인증번호는 누구에게도 알려 주지 마세요.",
  },
  codeText: "[부품] 인증번호 {code} 3분 안에 입력해 주세요. 타인에게 알려 주지 마세요.",
};
