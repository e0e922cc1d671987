import type { Language } from "../../../kernel/language/languages.ts";
import type { LinkMailWords } from "./link-mail.ts";

/** The mail by which a member chooses a new password (D20-9). */
export const passwordLinkWords: Record<Language, LinkMailWords> = {
  ko: {
    subject: "비밀번호를 다시 설정해 주세요",
    body: "{name} 님의 요청에 따라 고객센터에서 비밀번호 재설정 링크를 보내 드립니다.",
    button: "새 비밀번호 설정",
    life: "24시간 안에 한 번만 사용할 수 있습니다.",
    warning: "요청하지 않았다면 이 메일을 무시해 주세요. 링크는 누구에게도 전달하지 마세요.",
  },
  en: {
    subject: "Choose a new password",
    body: "{name}, as you asked, our support sends you a link to choose a new password.",
    button: "Choose a new password",
    life: "It works once, within 24 hours.",
    warning: "If you did not ask for it, ignore this mail. Never pass the link on.",
  },
  zh: {
    subject: "请重新设置密码",
    body: "{name}，客服应您的请求发送重设密码的链接。",
    button: "设置新密码",
    life: "链接在24小时内有效，仅可使用一次。",
    warning: "如非本人请求，请忽略本邮件。请勿将链接转发给任何人。",
  },
};
