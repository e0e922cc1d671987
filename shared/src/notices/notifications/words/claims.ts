import type { Language } from "../../../kernel/language/languages.ts";
import type { NoticeWords } from "./types.ts";

type ClaimEvent = "CLAIM_RECEIVED" | "CLAIM_PROPOSED" | "CLAIM_ESCALATED" | "CLAIM_ENDED";

/** What the two sides of a claim are told of each other, and of an admin's decision (D34-6). */
export const claimWords: Record<Language, Pick<NoticeWords["events"], ClaimEvent>> = {
  ko: {
    CLAIM_RECEIVED: {
      title: "클레임 접수: {number}",
      body: "{company}에서 {what} 품목에 클레임을 신청했습니다. {dueAt}까지 처리 방안을 보내 주세요. 사유: {reason}",
      button: "클레임 확인하기",
    },
    CLAIM_PROPOSED: {
      title: "클레임 답변: {number}",
      body: "{company}에서 {what} 클레임의 처리 방안을 보냈습니다. {dueAt}까지 확인해 주세요. 그때까지 운영자 검토를 요청하지 않으면 이 방안으로 확정됩니다. 처리 방안: {reason}",
      button: "처리 방안 확인하기",
    },
    CLAIM_ESCALATED: {
      title: "클레임 운영자 검토: {number}",
      body: "{company}와(과)의 {what} 클레임을 운영자가 검토합니다. 결정되면 알려 드립니다.",
      button: "클레임 보기",
    },
    CLAIM_ENDED: {
      title: "클레임 처리 결과: {number}",
      body: "{company}와(과)의 {what} 클레임이 종료되었습니다. 결과: {reason}",
      button: "클레임 보기",
    },
  },
  en: {
    CLAIM_RECEIVED: {
      title: "Claim received: {number}",
      body: "{company} makes a claim about {what}. Please say by {dueAt} what you offer. Reason: {reason}",
      button: "See the claim",
    },
    CLAIM_PROPOSED: {
      title: "Claim answered: {number}",
      body: "{company} says what it offers for your claim about {what}. Please look at it by {dueAt}. It holds from then on, unless you ask us to decide. Offer: {reason}",
      button: "See the offer",
    },
    CLAIM_ESCALATED: {
      title: "Claim under review: {number}",
      body: "We look at the claim about {what} between you and {company}. You are told what we decide.",
      button: "See the claim",
    },
    CLAIM_ENDED: {
      title: "Claim closed: {number}",
      body: "The claim about {what} between you and {company} has ended. Outcome: {reason}",
      button: "See the claim",
    },
  },
  zh: {
    CLAIM_RECEIVED: {
      title: "收到索赔：{number}",
      body: "{company} 对 {what} 提出索赔。请在 {dueAt} 前回复处理方案。原因：{reason}",
      button: "查看索赔",
    },
    CLAIM_PROPOSED: {
      title: "索赔已答复：{number}",
      body: "{company} 已回复 {what} 索赔的处理方案。请在 {dueAt} 前确认；届时未申请平台审核，则按此方案执行。处理方案：{reason}",
      button: "查看处理方案",
    },
    CLAIM_ESCALATED: {
      title: "索赔平台审核：{number}",
      body: "平台正在审核您与 {company} 之间的 {what} 索赔，决定后将通知您。",
      button: "查看索赔",
    },
    CLAIM_ENDED: {
      title: "索赔处理结果：{number}",
      body: "您与 {company} 之间的 {what} 索赔已结束。结果：{reason}",
      button: "查看索赔",
    },
  },
};
