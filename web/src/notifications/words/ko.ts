export const ko = {
  title: "알림",
};
