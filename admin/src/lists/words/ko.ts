export const ko = {
  refused: "{done, number}건을 처리했고 {count, number}건은 처리하지 못했습니다: {name} ({why})",
  settings: "보기 설정",
  columns: "표시할 열",
  name: "지금 조건을 이름으로 저장",
  nameHint: "검색어, 조건, 정렬을 저장합니다. 이 브라우저에만 남습니다.",
  save: "저장",
  saved: "저장한 보기",
  remove: "삭제",
  removeView: "{name} 보기 삭제",
  full: "보기는 {count}개까지 저장할 수 있습니다.",
  notKept: "이 브라우저에는 저장할 수 없습니다.",
  views: "저장한 보기",
};
