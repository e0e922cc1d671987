export const ko = {
  title: "위키 분류",
  hint: "두 단계까지 만들 수 있습니다. 위키가 있는 분류는 삭제할 수 없습니다.",
  count: "위키 {count, number}건",
};
