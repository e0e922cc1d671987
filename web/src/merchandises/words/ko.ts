export const ko = {
  title: "판매 상품 관리",
};
