export const ko = {
  alternates: "대체·후속 부품",
  relations: {
    REPLACES: "이 부품으로 대체된 이전 부품",
    REPLACED_BY: "이 부품을 대체하는 후속 부품",
    EQUIVALENT: "호환 부품",
  },
  substitutes: "구매자들이 대신 주문한 부품",
  same: "같은 사양의 부품",
  related: "비슷한 부품",
  replacements: "이 부품을 대신하는 부품",
  closeNumbers: "품번이 비슷한 부품",
  itsCategory: "같은 카테고리 보기",
  allFound: "‘{keyword}’ 검색 결과 모두 보기",
  byCategory: "종류에서 찾아보기",
};
