import { ko as waiting } from "../waiting/words/ko.ts";
import { bulkWords } from "./bulk.ts";
import { approvalWords } from "./approvals.ts";
import { claimWords } from "./claims.ts";
import { joinRequestWords } from "./join-requests.ts";
import { taxInvoiceWords } from "./tax-invoices.ts";
import { reasonWords } from "./reasons.ts";
import { productWords } from "./products.ts";
import type { NoticeWords } from "./types.ts";

export const ko: NoticeWords = {
  brand: "부품",
  events: {
    ESTIMATE_RECEIVED: {
      title: "견적 요청: {number}",
      body: "{buyer}에서 {what} 견적을 요청했습니다. {dueAt}까지 답변해 주세요.",
      button: "견적 답변하기",
    },
    ESTIMATE_CANCELLED: {
      title: "견적 요청 취소: {number}",
      body: "{buyer}에서 {what} 견적 요청을 취소했습니다. 더 이상 답변하지 않으셔도 됩니다.",
      button: "요청 보기",
    },
    ESTIMATE_REMINDER: {
      title: "답변 마감 안내: {number}",
      body: "{buyer}에서 요청한 {what} 견적의 답변 마감은 {dueAt}입니다. 아직 답변하지 않은 품목을 확인해 주세요.",
      button: "견적 답변하기",
    },
    NO_QUOTES: {
      title: "견적 없음: {number}",
      body: "{what} 견적이 아직 도착하지 않았습니다. 요청 화면에서 마감을 연장하거나 다른 판매자에게 다시 요청할 수 있습니다.",
      button: "견적 요청 보기",
    },
    QUOTE_EXPIRING: {
      title: "견적 유효기간 만료 예정: {number}",
      body: "{what} 견적의 유효기간이 이틀 안에 끝납니다. 주문하시려면 그 전에 주문해 주세요.",
      button: "견적 비교하기",
    },
    QUOTE_EXPIRED: {
      title: "견적 유효기간 만료: {number}",
      body: "{what} 견적의 유효기간이 끝났습니다. 필요하면 판매자에게 다시 요청해 주세요.",
      button: "다시 요청하기",
    },
    REQUOTE_ASKED: {
      title: "견적 다시 요청: {number}",
      body: "{buyer}에서 {what} 견적을 다시 요청했습니다. 바뀐 조건을 확인하고 {dueAt}까지 답변해 주세요.",
      button: "바뀐 조건 보기",
    },
    ORDER_RECEIVED: {
      title: "새 주문: {number}",
      body: "{buyer}에서 {what} 주문이 들어왔습니다. 재고를 확인한 뒤 수락하거나 거절해 주세요.",
      button: "주문 확인하기",
    },
    QUOTE_RECEIVED: {
      title: "견적 도착: {number}",
      body: "{who}에서 {what} 견적을 제출했습니다. 다른 판매자의 조건과 비교해 보세요.",
      button: "견적 비교하기",
    },
    QUOTE_REVISED: {
      title: "견적 수정: {number}",
      body: "{seller}에서 {what} 견적을 수정했습니다. 수정된 조건을 확인해 주세요. {part} 단가: {before} → {after}",
      button: "수정된 견적 보기",
    },
    QUOTE_WITHDRAWN: {
      title: "견적 철회: {number}",
      body: "{seller}에서 {what} 견적을 철회했습니다. 받은 다른 견적을 확인해 주세요. 사유: {reason}",
      button: "견적 비교하기",
    },
    LINES_REFUSED: {
      title: "견적 거절: {number}",
      body: "{seller}에서 {what} 견적 요청을 거절했습니다. 사유: {reason}",
      button: "견적 요청 보기",
    },
    NOT_SELECTED: {
      title: "견적 미선정: {number}",
      body: "{buyer}에서 {what} 견적 요청을 마감했고, 이번 견적은 선정되지 않았습니다.",
      button: "요청 보기",
    },
    ORDER_ACCEPTED: {
      title: "주문 확정: {number}",
      body: "{seller}에서 {what} 주문을 확정했습니다. 출고 예정일: {shipOn}",
      button: "주문 보기",
    },
    ORDER_REJECTED: {
      title: "주문 거절: {number}",
      body: "{seller}에서 {what} 주문을 거절했습니다. 다른 판매자의 견적으로 주문할 수 있습니다. 사유: {reason}",
      button: "다른 견적 보기",
    },
    ORDER_CANCELLED: {
      title: "주문 취소: {number}",
      body: "{buyer}의 {what} 주문이 취소되었습니다. 출고하지 마세요.",
      button: "주문 보기",
    },
    ORDER_AUTO_CANCELLED: {
      title: "주문 자동 취소: {number}",
      body: "{seller}에서 주문을 처리하지 못해 {what} 주문이 자동으로 취소되었습니다. 다른 판매자의 견적으로 주문할 수 있습니다.",
      button: "주문 보기",
    },
    ORDER_CANCEL_ASKED: {
      title: "취소 요청: {number}",
      body: "{company}에서 확정된 {what} 주문의 취소를 요청했습니다. 동의하거나 거절해 주세요. 사유: {reason}",
      button: "취소 요청 확인하기",
    },
    ORDER_CANCEL_AGREED: {
      title: "주문 취소: {number}",
      body: "{seller}에 보낸 {what} 주문이 취소되었습니다. 다른 견적으로 다시 주문할 수 있습니다.",
      button: "주문 보기",
    },
    ORDER_KEPT: {
      title: "주문 계속 진행: {number}",
      body: "{company}와(과)의 {what} 주문은 취소하지 않고 그대로 진행합니다. 취소 요청이 거절되었거나 철회되었습니다.",
      button: "주문 보기",
    },
    ORDER_REMINDER: {
      title: "수락 대기 주문: {number}",
      body: "{buyer}의 {what} 주문이 수락을 기다리고 있습니다. {dueAt}까지 수락하거나 거절하지 않으면 자동으로 취소됩니다.",
      button: "주문 확인하기",
    },
    ORDER_SHIP_DATE_ASKED: {
      title: "출고 예정 확인: {number}",
      body: "{buyer}의 {what} 주문은 {shipOn} 출고 예정입니다. 예정대로 출고하는지 주문 화면에서 확인해 주세요. 날짜가 바뀌면 새 출고일을 알려 주세요.",
      button: "출고 예정 확인하기",
    },
    ORDER_SHIP_DATE_CHANGED: {
      title: "출고 일정 안내: {number}",
      body: "{seller}에 주문한 {what}의 출고 일정을 안내합니다. {slips}.",
      button: "주문 보기",
    },
    ORDER_SHIPPED: {
      title: "출고: {number}",
      body: "{seller}에서 {what} 주문을 출고했습니다. 운송: {carrier} {trackingNo}",
      button: "배송 정보 보기",
    },
    ORDER_COMPLETED: {
      title: "거래 완료: {number}",
      body: "{company}와(과)의 {what} 거래가 완료되었습니다.",
      button: "주문 보기",
    },
    SELLER_SUSPENDED: {
      title: "견적 마감: {number}",
      body: "{seller}의 거래가 중지되어 {what} 견적이 마감되었습니다. 다른 판매자에게 견적을 요청할 수 있습니다.",
      button: "견적 요청 보기",
    },
    PENALTY_WARNING: {
      title: "판매자 경고",
      body: "{company}에 대한 신고가 승인되어 벌점이 {points}점이 되었습니다. 6점이 되면 30일 동안 새 견적 요청과 주문을 받을 수 없고, 10점이 되면 판매자 승인이 취소됩니다.",
      button: "주문 관리 보기",
    },
    SELLER_BLOCKED: {
      title: "판매 제한",
      body: "{company}의 벌점이 {points}점이 되어 {until}까지 새 견적 요청과 주문을 받을 수 없습니다. 진행 중인 견적과 주문은 끝까지 처리해 주세요.",
      button: "주문 관리 보기",
    },
    SELLER_APPROVED: {
      title: "판매자 심사 승인",
      body: "{company}의 판매자 등록이 승인되었습니다. 이제 상품을 등록하고 견적 요청에 답변할 수 있습니다.",
      button: "상품 등록하기",
    },
    SELLER_REJECTED: {
      title: "판매자 심사 반려",
      body: "{company}의 판매자 등록 신청이 반려되었습니다. 내용을 수정해 다시 신청해 주세요. 사유: {reason}",
      button: "신청 내용 수정하기",
    },
    SELLER_REVOKED: {
      title: "판매자 승인 취소",
      body: "{company}의 판매자 승인이 취소되었습니다. 사유: {reason} 진행 중인 견적은 마감되고 수락 전인 주문은 취소됩니다. 수락한 주문은 끝까지 처리해 주세요.",
      button: "신청 내용 수정하기",
    },
    WRITER_APPROVED: {
      title: "작성자 심사 승인",
      body: "{writer} 님의 작성자 인증이 승인되었습니다. 이제 위키를 작성할 수 있습니다.",
      button: "작성자 인증 보기",
    },
    WRITER_CORRECTION: {
      title: "작성자 심사 보완 요청",
      body: "{writer} 님의 작성자 인증 신청에 보완이 필요합니다. 내용을 수정해 다시 제출해 주세요. 보완할 내용: {reason}",
      button: "신청 내용 수정하기",
    },
    WRITER_REJECTED: {
      title: "작성자 심사 반려",
      body: "{writer} 님의 작성자 인증 신청이 반려되었습니다. 사유: {reason}",
      button: "작성자 인증 보기",
    },
    WRITER_REVOKED: {
      title: "작성자 인증 취소",
      body: "{writer} 님의 작성자 인증이 취소되어 위키를 작성할 수 없습니다. 작성한 위키는 그대로 남습니다. 사유: {reason}",
      button: "작성자 인증 보기",
    },
    WRITER_KEPT: {
      title: "변경 심사 반려",
      body: "{writer} 님의 변경 신청이 반려되었습니다. 이전에 승인된 내용으로 계속 활동할 수 있습니다. 사유: {reason}",
      button: "작성자 인증 보기",
    },
    WRITER_MADE_EXPERT: {
      title: "전문가로 등급 변경",
      body: "{writer} 님의 등급이 작성자에서 전문가로 변경되었습니다. 이제 맡은 분야에서 다른 사람이 쓴 위키도 수정할 수 있습니다.",
      button: "작성자 인증 보기",
    },
    EXPERT_MADE_WRITER: {
      title: "작성자로 등급 변경",
      body: "{writer} 님의 등급이 전문가에서 작성자로 변경되었습니다. 이제 본인이 쓴 위키만 수정할 수 있습니다.",
      button: "작성자 인증 보기",
    },
    EXPERT_CATEGORIES: {
      title: "전문가 담당 분야 변경",
      body: "{writer} 님이 전문가로서 맡은 위키 분야가 변경되었습니다. 맡은 분야는 작성자 인증에서 확인할 수 있습니다.",
      button: "작성자 인증 보기",
    },
    MERCHANDISE_REMOVED: {
      title: "판매 종료",
      body: "운영자가 {what} 상품의 판매를 종료했습니다. 진행 중인 견적과 주문은 그대로 유지됩니다. 사유: {reason}",
      button: "판매 상품 보기",
    },
    ...bulkWords.ko,
    ...approvalWords.ko,
    ...joinRequestWords.ko,
    ...claimWords.ko,
    ...taxInvoiceWords.ko,
    ...productWords.ko,
    ANSWER_RECEIVED: {
      title: "답변 도착: {title}",
      body: "회원님의 글에 새 답변 {answers}건이 등록되었습니다. 거래가 끝났다면 글을 마감해 주세요.",
      button: "답변 보기",
    },
    NEW_ANSWER: {
      title: "새 답변: {title}",
      body: "답변을 남긴 글에 새 답변 {answers}건이 등록되었습니다.",
      button: "글 보기",
    },
    WIKI_OPINION: {
      title: "위키 의견: {wiki}",
      body: "{sender} 님이 위키 「{wiki}」에 의견을 보냈습니다. 제목: {opinion}",
      button: "의견 보기",
    },
    WIKI_EDITED: {
      title: "위키 수정: {wiki}",
      body: "{editor} 님이 위키 「{wiki}」의 내용을 수정했습니다. 바뀐 내용은 수정 이력에서 확인할 수 있습니다.",
      button: "위키 보기",
    },
    WIKI_OPINION_APPLIED: {
      title: "의견 반영: {wiki}",
      body: "위키 「{wiki}」에 보낸 의견이 반영되었습니다. 제목: {opinion} 의견을 보내 주셔서 고맙습니다.",
      button: "위키 보기",
    },
    WIKI_OPINION_DECLINED: {
      title: "의견 미반영: {wiki}",
      body: "위키 「{wiki}」에 보낸 의견은 반영하지 않기로 했습니다. 제목: {opinion} 사유: {reason}",
      button: "위키 보기",
    },
    WIKI_HIDDEN: {
      title: "위키 숨김: {wiki}",
      body: "위키 「{wiki}」의 공개가 중지되어 작성자만 볼 수 있습니다. 사유: {reason}",
      button: "위키 보기",
    },
    WIKI_DELETED: {
      title: "위키 삭제: {wiki}",
      body: "위키 「{wiki}」 문서를 운영자가 삭제했습니다. 사유: {reason}",
      button: "위키 목록 보기",
    },
    WIKI_COMMENT_ADDED: {
      title: "위키 댓글: {wiki}",
      body: "{sender} 님이 위키 「{wiki}」에 댓글을 남겼습니다. {comment}",
      button: "댓글 보기",
    },
    WIKI_COMMENT_DELETED: {
      title: "위키 댓글 삭제: {wiki}",
      body: "위키 「{wiki}」에 남긴 댓글을 운영자가 삭제했습니다. 사유: {reason}",
      button: "위키 보기",
    },
    ...waiting,
  },
  slips: { moved: "출고 예정일 변경 {count}건", passed: "예정일 미출고 {count}건" },
  andMore: { parts: "{part} 외 {more}건", sellers: "{seller} 외 {more}곳", items: "외 {more}건" },
  reasons: reasonWords.ko,
  mail: {
    greeting: "{name} 님, 안녕하세요.",
    why: "알림 설정에 따라 보낸 메일입니다. 수신 방법은 마이페이지의 회원정보 수정에서 변경할 수 있습니다.",
    codeSubject: "인증번호를 보내 드립니다",
    codeIntro: "아래 인증번호를 화면에 입력해 주세요.",
    codeLife: "10분 동안 유효합니다.",
    codeWarning:
      "본인이 요청하지 않았다면 이 메일을 무시해 주세요. 인증번호는 누구에게도 알려 주지 마세요.",
  },
  codeText: "[부품] 인증번호 {code} 3분 안에 입력해 주세요. 타인에게 알려 주지 마세요.",
};
