export const ko = {
  title: "약관과 정책",
};
