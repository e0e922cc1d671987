import type { Language } from "../../../kernel/language/languages.ts";
import type { LinkMailWords } from "./link-mail.ts";

/** The mail by which somebody joins a company (D40-5). */
export const invitationWords: Record<Language, LinkMailWords> = {
  ko: {
    subject: "{company} 회사 초대",
    body: "{company}에서 구성원으로 초대했습니다. 이 이메일을 인증한 계정으로 참여할 수 있습니다.",
    button: "초대 보기",
    life: "7일 안에 한 번만 사용할 수 있습니다.",
    warning: "아는 회사가 아니라면 이 메일을 무시해 주세요. 링크는 누구에게도 전달하지 마세요.",
  },
  en: {
    subject: "Invitation to {company}",
    body: "{company} invites you as a member. Join with an account that has verified this address.",
    button: "See the invitation",
    life: "It works once, within 7 days.",
    warning: "If you do not know the company, ignore this mail. Never pass the link on.",
  },
  zh: {
    subject: "{company}的公司邀请",
    body: "{company}邀请您成为成员。请使用已验证此邮箱的账户加入。",
    button: "查看邀请",
    life: "链接在7天内有效，仅可使用一次。",
    warning: "如不认识该公司，请忽略本邮件。请勿将链接转发给任何人。",
  },
};
