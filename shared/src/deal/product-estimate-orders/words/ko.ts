/** Texts of the fields of a parcel, on both sites. */
export const ko = {
  title: "배송 정보",
  carrier: "운송사",
  trackingNo: "운송장 번호 (선택)",
  shippedOn: "출고일",
  track: "{carrier} {number} 배송 조회 (새 창)",
};
