export const ko = {
  login: {
    title: "로그인",
    description: "부품에 로그인하고 견적을 요청하세요.",
    userId: "아이디",
    password: "비밀번호",
    remember: "아이디 기억하기",
    submit: "로그인",
    first: "아직 회원이 아니신가요?",
    needed: "로그인이 필요한 페이지입니다.",
    findId: "아이디 찾기",
    findPassword: "비밀번호 찾기",
  },
};
