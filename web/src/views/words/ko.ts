export const ko = {
  title: "회원 화면 보기",
  failed: "회원 화면을 열지 못했습니다",
  missing: "관리자 사이트의 회원 페이지에서 열 수 있습니다.",
  whose: "{name} 회원의 화면 · 읽기 전용",
  until: "{time}까지",
  end: "보기 종료",
};
