export const ko = {
  title: "부품 검색",
};
