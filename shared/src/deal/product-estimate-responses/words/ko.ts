/** Words of the sheet that a seller fills in, beside those of the sheet of lines. */
export const ko = {
  name: "견적답변",
  heads: {
    wanted: "요구 상태",
    asked: "요청 메모",
    listed: "내 판매 단가",
    memo: "답변 메모",
    rejectDetail: "거절 상세",
    key: "관리번호(수정 금지)",
  },
};
