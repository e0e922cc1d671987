export const ko = {
  title: "주문 관리",
};
