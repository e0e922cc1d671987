import { ko as list } from "@bupum/ui/sessions/words/ko";

export const ko = {
  ...list,
  endAll: "모든 기기에서 로그아웃",
  endAllBody: "{name} 회원이 모든 기기에서 로그아웃됩니다. 비밀번호는 그대로입니다.",
  endedAll: "모든 기기에서 로그아웃했습니다.",
  none: "로그인한 기기가 없습니다.",
};
