import { ko as list } from "@bupum/ui/sessions/words/ko";

export const ko = {
  ...list,
  hint: "모르는 기기가 있으면 로그아웃하고 비밀번호를 바꿔 주세요.",
  open: "기기 보기",
  endOthers: "다른 기기 모두 로그아웃",
  endedOthers: "다른 기기에서 모두 로그아웃했습니다.",
  close: "닫기",
  none: "로그인한 기기 기록이 없습니다. 다음에 로그인한 때부터 보입니다.",
};
