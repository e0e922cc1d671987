export const ko = {
  site: "부품 관리자",
  skip: "본문으로 건너뛰기",
  menu: "관리 메뉴",
  users: "회원",
  sellers: "판매자 심사",
  logout: "로그아웃",
  logoutDialog: { title: "로그아웃", body: "로그아웃하시겠습니까?" },
};
