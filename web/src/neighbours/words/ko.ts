export const ko = {
  same: "같은 사양의 부품",
  related: "비슷한 부품",
  replacements: "이 부품을 대신하는 부품",
  closeNumbers: "품번이 비슷한 부품",
  itsCategory: "같은 카테고리 보기",
  allFound: "‘{keyword}’ 검색 결과 모두 보기",
  byCategory: "종류에서 찾아보기",
};
