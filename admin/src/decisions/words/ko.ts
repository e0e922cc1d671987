export const ko = {
  held: "몇 초 뒤에 처리됩니다",
  undo: "되돌리기 (Alt+Z)",
  now: "바로 처리",
  yes: "Alt+A {act}",
  no: "Alt+R {act}",
};
