export const ko = {
  list: "검색어 제안",
  recent: "최근 검색어",
  recentHint: "Delete 키로 삭제",
  drop: "{text} 삭제",
  parts: "부품",
  makers: "제조사",
  terms: "품목",
  sellers: "판매자",
};
