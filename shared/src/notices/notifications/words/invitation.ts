import type { Language } from "../../../kernel/language/languages.ts";
import type { LinkMailWords } from "./link-mail.ts";

interface InvitationWords extends LinkMailWords {
  /** By what the reader judges who invites: a name and a number prove nothing (D40-1). */
  facts: Record<"company" | "businessNumber" | "inviter", string>;
  /** In place of an address that the inviting owner has not verified. */
  noEmail: string;
}

/** The mail by which somebody joins a company (D40-5). */
export const invitationWords: Record<Language, InvitationWords> = {
  ko: {
    subject: "{company} 회사 초대",
    body: "{company}에서 구성원으로 초대했습니다. 이 이메일을 인증한 계정으로 참여할 수 있습니다.",
    facts: {
      company: "상호: {company}",
      businessNumber: "사업자등록번호: {number}",
      inviter: "초대한 사람: {name} ({email})",
    },
    noEmail: "인증된 이메일 없음",
    button: "초대 보기",
    life: "7일 안에 한 번만 사용할 수 있습니다.",
    warning:
      "상호와 사업자등록번호는 회사 소유자가 직접 적은 것입니다. 초대한 사람을 모른다면 이 메일을 무시해 주세요. 링크는 누구에게도 전달하지 마세요.",
  },
  en: {
    subject: "Invitation to {company}",
    body: "{company} invites you as a member. Join with an account that has verified this address.",
    facts: {
      company: "Company: {company}",
      businessNumber: "Business number: {number}",
      inviter: "Invited by: {name} ({email})",
    },
    noEmail: "no verified address",
    button: "See the invitation",
    life: "It works once, within 7 days.",
    warning:
      "The company's owners typed its name and number themselves. If you do not know who invites you, ignore this mail. Never pass the link on.",
  },
  zh: {
    subject: "{company}的公司邀请",
    body: "{company}邀请您成为成员。请使用已验证此邮箱的账户加入。",
    facts: {
      company: "公司：{company}",
      businessNumber: "营业执照号：{number}",
      inviter: "邀请人：{name}（{email}）",
    },
    noEmail: "无已验证邮箱",
    button: "查看邀请",
    life: "链接在7天内有效，仅可使用一次。",
    warning:
      "公司名称和营业执照号由公司所有者自行填写。如不认识邀请人，请忽略本邮件。请勿将链接转发给任何人。",
  },
};
