/** Texts of the fields of a parcel, on both sites. */
export const ko = {
  title: "배송 정보",
  carrier: "운송사",
  trackingNo: "운송장 번호 (선택)",
  shippedOn: "출고일",
  track: "{carrier} {number} 배송 조회 (새 창)",
  quantity: "출고 수량",
  quantityOfPart: "{part} 출고 수량",
  ofOpen: "남은 {open, number} 중",
  pieces: "{count, number}{unit}",
  received: "수령 {date}",
  left: "남은 수량 {count, number}{unit}",
  cancelledPieces: "주문 {ordered, number} · 취소 {cancelled, number}",
};

/** What both sites say about days of dispatch (D33). */
export const shipDates = {
  reasons: {
    STOCK_LATE: "입고 지연",
    PRODUCTION_LATE: "생산·가공 지연",
    CARRIER: "운송사 사정",
    BUYER_ASKED: "구매자 요청",
    OTHER: "기타",
  },
  passed: "예정일에 출고되지 않음",
  was: "처음 예정일 {date}",
};

/** How the fee of a delivery is said, wherever it is said (D36-7). */
export const shipping = {
  FEE: "{fee} (부가세 별도)",
  FREE: "무료",
  AGREED: "협의 (합계 제외)",
  UNKNOWN: "미정 (합계 제외)",
  phrase: "배송비 {value}",
};
