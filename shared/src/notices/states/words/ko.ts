import type { StateWords } from "./types.ts";

/** Separate objects, so that a sheet bundles no other states. */
export const estimate: StateWords["estimate"] = {
  PENDING: "답변 대기",
  CONFIRMED: "견적 제출",
  REJECTED: "견적 거절",
  COMPLETED: "주문 확정",
  CANCELLED: "종료",
};
export const line: StateWords["line"] = {
  PENDING: "답변 대기",
  REPLIED: "견적 제출",
  REJECTED: "견적 거절",
};

export const order: StateWords["order"] = {
  PENDING: "수락 대기",
  CONFIRMED: "주문 확정",
  REJECTED: "주문 거절",
  COMPLETED: "거래 완료",
  CANCELLED: "주문 취소",
};

export const claim: StateWords["claim"] = {
  PENDING: "답변 대기",
  PROPOSED: "처리 방안 제시",
  ESCALATED: "운영자 검토",
  SETTLED: "합의 완료",
  DECIDED: "운영자 결정",
  WITHDRAWN: "클레임 철회",
};

export const ko: StateWords = {
  request: {
    PENDING: "답변 대기",
    CONFIRMED: "견적 도착",
    REJECTED: "견적 없음",
    COMPLETED: "주문 확정",
    CANCELLED: "종료",
  },
  estimate,
  line,
  quote: {
    ACTIVE: "유효",
    SUPERSEDED: "견적 수정",
    WITHDRAWN: "견적 철회",
    EXPIRED: "기간 만료",
  },
  order,
  claim,
  review: {
    NONE: "신청 전",
    PENDING: "심사 중",
    REJECTED: "반려",
    APPROVED: "승인",
  },
  writer: {
    NONE: "신청 전",
    PENDING: "심사 중",
    CORRECTION: "보완 요청",
    REJECTED: "반려",
    APPROVED: "승인",
  },
  sheet: {
    READY: "접수",
    IN_PROGRESS: "처리 중",
    FAILED: "처리 실패",
    DONE: "처리 완료",
    CANCELLED: "취소",
  },
  listing: {
    ON_SALE: "판매 중",
    HIDDEN: "숨김",
    REMOVED: "판매 종료",
  },
  board: {
    PENDING: "진행 중",
    COMPLETED: "마감",
  },
  subscription: {
    ACTIVE: "구독 중",
    SUSPENDED: "갱신 중지",
    CANCELLED: "구독 종료",
  },
  payment: {
    READY: "-",
    PENDING: "-",
    PAID: "결제 완료",
    FAILED: "결제 실패",
    CANCELLED: "-",
  },
};
