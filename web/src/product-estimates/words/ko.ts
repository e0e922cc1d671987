export const ko = {
  title: "견적 관리",
};
