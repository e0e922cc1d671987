export const ko = {
  title: "견적 요청",
};
