/** Texts of the rows of a bulk registration, for the seller and the admin. */
export const ko = {
  noRows: "해당하는 행이 없습니다",
  all: "전체",
  outcome: "처리",
  outcomes: { ADD: "등록", UPDATE: "수정", REMOVE: "종료", SKIP: "건너뜀", ERROR: "오류" },
  notes: {
    PRODUCT_CREATED: "새 부품 (검수 후 공개)",
    UNCHANGED: "판매 중인 내용과 같아 변경하지 않습니다",
    EXAMPLE: "양식의 예시 행이라 처리하지 않습니다",
    DONE_BEFORE:
      "결과 파일에서는 오류가 난 행만 처리합니다. 그 뒤에 바뀐 재고와 단가를 지키려고 이 행은 그대로 둡니다",
    DUPLICATE: "앞의 행과 내용이 같아 한 번만 반영합니다",
  },
  part: "부품",
  rowNo: "행 번호",
  price: "단가",
  stock: "재고",
  message: "설명",
};
