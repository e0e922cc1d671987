import { sendJson } from "../../kernel/body.ts";
import type { ServerResponse } from "node:http";

/** A line as it came; amounts are texts. */
export type PopbillFields = Record<string, unknown>;

export interface PopbillMember {
  businessNumber: string;
  name: string;
  joinedAtMs: number;
  /** The end of the registered certificate. */
  certificateUntilMs?: number;
}

/** A document that was issued; whether it has been sent follows from the clock. */
export interface PopbillDocument {
  itemKey: string;
  businessNumber: string;
  number: string;
  approvalNumber: string;
  issuedAtMs: number;
  isLate: boolean;
  cancelledAtMs?: number;
  /** What came, whole. */
  content: PopbillFields;
}

export interface PopbillReply {
  status: number;
  body: unknown;
}
export const replyWith = (body: unknown): PopbillReply => ({ status: 200, body });
export const succeeded = (message: string, more: object = {}): PopbillReply =>
  replyWith({ code: 1, message, ...more });

type Refusals = Record<string, readonly [code: number, message: string]>;
/** Codes of the provider, as far as they are public. */
const providerCodes = {
  NO_MEMBER: [-99003008, "팝빌 회원으로 가입되지 않은 사업자번호입니다."],
  TOKEN_UNREADABLE: [-10000033, "인증토큰을 해석할 수 없습니다."],
  TOKEN_MISSING: [-10000034, "인증토큰이 입력되지 않았습니다."],
  JOINED: [-10001000, "이미 가입된 회원입니다."],
  NO_CERTIFICATE: [-10002009, "등록된 인증서가 없습니다."],
  CERTIFICATE_INVALID: [-11002031, "인증서가 유효하지 않습니다."],
  NOT_FOUND: [-11000005, "해당 문서번호의 세금계산서가 없습니다."],
  OTHER_SELLER: [-11001000, "회원의 사업자번호와 공급자 사업자번호가 다릅니다."],
  MODIFY_CODE: [-11001009, "수정사유코드가 올바르지 않습니다."],
  NOT_NEGATIVE: [-11001010, "환입과 계약의 해제는 음수 금액만 기재할 수 있습니다."],
  BUYER_NUMBER: [-11001021, "공급받는자 사업자번호가 유효하지 않습니다."],
} as const satisfies Refusals;
/** Codes of this stand-in, in the provider's series: what the provider calls them is not public. */
const ownCodes = {
  SIGNATURE: [-99010001, "서명이 일치하지 않습니다."],
  DATE: [-99010002, "요청 시각이 서버와 다릅니다."],
  NO_SERVICE: [-99010003, "등록되지 않은 서비스입니다."],
  NO_LINK_ID: [-99010004, "등록되지 않은 링크아이디입니다."],
  NO_CALL: [-10009001, "없는 API입니다."],
  BODY: [-10009002, "요청 내용을 해석할 수 없습니다."],
  NO_JOIN: [-10009003, "가입되지 않은 사업자번호입니다."],
  JOIN_FORM: [-10009004, "가입 정보가 올바르지 않습니다."],
  REFUSED: [-11009000, "요청을 처리할 수 없습니다."],
  NUMBER: [-11009001, "문서번호는 24자 이내의 영문, 숫자, '-', '_'로 입력해야 합니다."],
  NUMBER_USED: [-11009002, "이미 사용 중인 문서번호입니다."],
  KINDS: [-11009003, "발행형태, 과세형태, 과금방향 또는 영수/청구가 올바르지 않습니다."],
  WRITE_DATE: [-11009004, "작성일자가 올바르지 않습니다."],
  FIELDS: [-11009005, "필수 항목이 입력되지 않았거나 길이가 초과되었습니다."],
  AMOUNTS: [-11009006, "공급가액과 세액은 원 단위 정수로 입력해야 합니다."],
  TOTAL: [-11009007, "합계금액이 공급가액과 세액의 합과 다릅니다."],
  LINES: [-11009008, "상세항목은 99개까지 순차번호로 입력할 수 있습니다."],
  LINE: [-11009009, "상세항목의 내용이 올바르지 않습니다."],
  SUMS: [-11009010, "상세항목의 합이 공급가액 또는 세액과 다릅니다."],
  ZERO_RATED: [-11009011, "영세율 세금계산서에는 세액을 기재할 수 없습니다."],
  ORIGINAL: [-11009012, "당초 세금계산서의 국세청승인번호가 올바르지 않습니다."],
  LATE: [-11009013, "발행마감일이 지난 세금계산서입니다."],
  NOT_CANCELLABLE: [-11009014, "발행완료 상태의 세금계산서만 발행취소할 수 있습니다."],
} as const satisfies Refusals;
const refusals = { ...providerCodes, ...ownCodes };
export type PopbillFault = keyof typeof refusals;

/** A refusal of a call; 401 only for a missing, unknown or ended token. */
export function failure(fault: PopbillFault, code: number = refusals[fault][0]): PopbillReply {
  const isOfToken = fault === "TOKEN_MISSING" || fault === "TOKEN_UNREADABLE";
  return { status: isOfToken ? 401 : 400, body: { code, message: refusals[fault][1] } };
}

const seoulMs = (ms: number) => new Date(ms + 9 * 3_600_000).toISOString();
/** A moment in the provider's form: the clock in Seoul as yyyyMMddHHmmss. */
export const clockText = (ms: number) => seoulMs(ms).slice(0, 19).replaceAll(/\D/g, "");

export const send = (response: ServerResponse, { status, body }: PopbillReply) =>
  sendJson(response, status, body);
