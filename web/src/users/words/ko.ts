export const ko = {
  title: "내 정보",
  welcome: "{name}님, 안녕하세요",
};
