export const ko = {
  title: "로그인한 곳",
  current: "지금 사용 중",
  unknownDevice: "알 수 없는 기기",
  sites: { user: "부품", admin: "관리자 사이트" },
  since: "{at} 로그인",
  end: "로그아웃",
  endOne: "{device}에서 로그아웃",
  ended: "그 기기에서 로그아웃했습니다.",
};
