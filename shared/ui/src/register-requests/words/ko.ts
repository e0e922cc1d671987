import { ko as terms } from "@bupum/shared/selling/merchandises/words/ko";
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
    LEFT_OUT: "제외한 행이라 처리하지 않습니다",
    SUM: "합계 행이라 처리하지 않습니다",
    DONE_BEFORE:
      "결과 파일에서는 오류가 난 행만 처리합니다. 그 뒤에 바뀐 재고와 단가를 지키려고 이 행은 그대로 둡니다",
    DUPLICATE: "앞의 행과 내용이 같아 한 번만 반영합니다",
  },
  limitTitle: "{all, number}행 가운데 {good, number}행을 반영할 수 있습니다",
  limitedTitle: "{limited, number}행은 요금제의 상품 수를 넘어 제외되었습니다",
  limitBody:
    "요금제로 판매할 수 있는 상품은 {most, number}개이고, 검사할 때 {live, number}개를 판매 중입니다. 넘는 {limited, number}행은 제외됩니다. 아래 표에서 제외되는 행을 확인할 수 있습니다.",
  changedTitle: "파일을 만든 뒤 바뀐 상품 {count, number}개",
  changedBody:
    "지금 재고와 단가를 지키려고 제외했습니다. 파일의 값으로 바꿀 행을 아래에서 고르거나 한 번에 바꿀 수 있습니다.",
  changedAll: "모두 파일의 값으로 바꾸기",
  yenTitle: "¥ 가격이 {count, number}행 있습니다. 위안인가요, 엔인가요?",
  yenBody: "엔화 가격은 받지 않습니다. 엔이면 원화나 달러로 바꿔 입력해 주세요.",
  yenYes: "위안(CNY)입니다",
  makersTitle: "등록되지 않은 제조사 {count, number}곳",
  makersBody: "아래 제조사를 누르면 그 이름의 행을 모두 그 제조사로 읽습니다.",
  makerRows: "{count, number}행",
  makerNone: "비슷한 제조사가 없습니다",
  makerMeans: "{name} → {maker}",
  conditions: terms.conditions,
  part: "부품",
  rowNo: "행 번호",
  condition: "상태",
  sameNumber: "같은 품번이 있는 제조사: {makers}",
  price: "단가",
  stock: "재고",
  message: "설명",
};
