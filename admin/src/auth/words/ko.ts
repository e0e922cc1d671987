export const ko = {
  title: "관리자 로그인",
  userId: "아이디",
  password: "비밀번호",
  submit: "로그인",
  done: "관리자로 로그인했습니다.",
};
