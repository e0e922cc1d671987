export const ko = {
  title: "본인 확인",
};
