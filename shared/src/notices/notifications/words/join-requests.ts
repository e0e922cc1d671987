import type { Language } from "../../../kernel/language/languages.ts";
import type { NoticeWords } from "./types.ts";

type JoinEvent = "COMPANY_JOIN_ASKED" | "COMPANY_JOINED";

/** What owners and askers are told of requests to join a company (D40-17). */
export const joinRequestWords: Record<Language, Pick<NoticeWords["events"], JoinEvent>> = {
  ko: {
    COMPANY_JOIN_ASKED: {
      title: "가입 요청: {asker}",
      body: "{asker} 님이 {company}에 가입을 요청했습니다. 아는 사람인지 이메일을 확인한 뒤 역할을 정해 수락하거나 거절해 주세요.",
      button: "가입 요청 보기",
    },
    COMPANY_JOINED: {
      title: "가입 수락: {company}",
      body: "{company}에서 가입 요청을 수락했습니다. 맡은 역할은 회사 화면에서 볼 수 있습니다. 모르는 회사라면 같은 화면에서 나가 주세요.",
      button: "회사 보기",
    },
  },
  en: {
    COMPANY_JOIN_ASKED: {
      title: "Request to join: {asker}",
      body: "{asker} asks to join {company}. Check the e-mail address before you let somebody in with roles, or decline.",
      button: "See the request",
    },
    COMPANY_JOINED: {
      title: "You joined {company}",
      body: "{company} accepted your request. Its page shows your roles. If you do not know the company, leave it there.",
      button: "See the company",
    },
  },
  zh: {
    COMPANY_JOIN_ASKED: {
      title: "加入申请：{asker}",
      body: "{asker} 申请加入 {company}。请先核对邮箱，再指定角色并接受，或拒绝。",
      button: "查看申请",
    },
    COMPANY_JOINED: {
      title: "已加入：{company}",
      body: "{company} 已接受您的加入申请，您的角色可在公司页面查看。如不认识该公司，请在该页面退出。",
      button: "查看公司",
    },
  },
};
