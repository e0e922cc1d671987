export const ko = {
  title: "판매자 심사",
};
