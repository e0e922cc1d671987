export const ko = {
  title: "검색 실패어",
  hint: "결과가 없던 검색어를 하루 단위로 집계합니다. 개인정보로 보이는 검색어는 저장하지 않으며 90일 뒤에 삭제합니다.",
  on: "날짜",
  keyword: "검색어",
  count: "횟수",
  mend: "검색어 사전에 ‘{keyword}’ 등록",
  none: "이날은 실패한 검색이 없습니다",
  noneHint: "다른 날짜를 선택해 보세요.",
};
