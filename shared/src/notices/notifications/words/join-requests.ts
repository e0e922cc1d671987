import type { Language } from "../../../kernel/language/languages.ts";
import type { NoticeWords } from "./types.ts";

type JoinEvent = "COMPANY_JOIN_ASKED";

/** What owners are told of requests to join a company (D40-17). */
export const joinRequestWords: Record<Language, Pick<NoticeWords["events"], JoinEvent>> = {
  ko: {
    COMPANY_JOIN_ASKED: {
      title: "가입 요청: {asker}",
      body: "{asker} 님이 {company}에 가입을 요청했습니다. 아는 사람인지 이메일을 확인한 뒤 역할을 정해 수락하거나 거절해 주세요. 수락하면 초대 메일을 보냅니다.",
      button: "가입 요청 보기",
    },
  },
  en: {
    COMPANY_JOIN_ASKED: {
      title: "Request to join: {asker}",
      body: "{asker} asks to join {company}. Check the e-mail address before you accept with roles, which sends an invitation, or decline.",
      button: "See the request",
    },
  },
  zh: {
    COMPANY_JOIN_ASKED: {
      title: "加入申请：{asker}",
      body: "{asker} 申请加入 {company}。请先核对邮箱，再指定角色并接受，或拒绝。接受后将发送邀请邮件。",
      button: "查看申请",
    },
  },
};
