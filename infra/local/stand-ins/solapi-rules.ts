import type { SentMessage, SolapiMessage } from "./solapi-messages.ts";

/** Numbers with which a failure can be tried out; every other number receives everything. */
export const magicNumbers = [
  { to: "01099990001", code: "3104", why: "카카오톡을 쓰지 않는 번호: 알림톡 실패 뒤 문자로 대체" },
  { to: "01099990002", code: "3103", why: "템플릿 불일치: 알림톡 실패 뒤 문자로 대체" },
  { to: "01099990003", code: "3043", why: "전원이 꺼진 휴대폰: 알림톡도 문자도 실패" },
  { to: "01099990004", code: "1060", why: "수신 거부: 접수 단계에서 거절" },
  { to: "01099990005", code: "503", why: "서비스 점검 중: 요청 전체가 503" },
  { to: "01099990006", code: "3000", why: "통신사 결과가 오지 않음" },
] as const;

const texts: Record<string, string> = {
  "1010": "필수 값이 없습니다.",
  "1011": "형식이 올바르지 않습니다.",
  "1026": "수신번호가 중복되었습니다.",
  "1031": "메시지가 너무 깁니다.",
  "1041": "채널을 찾을 수 없습니다.",
  "1042": "템플릿 아이디가 올바르지 않습니다.",
  "1060": "수신 거부한 번호입니다.",
  "1062": "등록되지 않은 발신번호입니다.",
  "2000": "정상 접수",
  "3000": "통신사 결과 대기",
  "3043": "휴대폰 전원 꺼짐",
  "3103": "템플릿 불일치",
  "3104": "카카오톡 사용자가 아님",
  "4000": "수신 완료",
};

export const statusText = (code: string) => texts[code] ?? "알 수 없는 상태";

/** EUC-KR counts two bytes for whatever is not ASCII. */
const eucKrBytes = (text: string) =>
  // oxlint-disable-next-line no-control-regex -- the range of ASCII is what is meant
  text.length + (text.match(/[^\x00-\x7f]/g)?.length ?? 0);

const textType = (text: string, subject?: string) =>
  eucKrBytes(text) > 90 || subject ? "LMS" : "SMS";

export function typeOf({ type, text = "", subject, kakaoOptions: kakao }: SolapiMessage): string {
  if (type) return type;
  return kakao?.pfId && kakao.templateId ? "ATA" : textType(text, subject);
}

/** The code with which a message is refused when it comes in; undefined when it is taken. */
export function intakeFault(
  message: SolapiMessage,
  to: string,
  senders: Set<string>,
): string | undefined {
  const { from, text, kakaoOptions: kakao } = message;
  const type = typeOf(message);
  if (!to || !from) return "1010";
  if (!/^\d{8,12}$/.test(to) || !/^\d{8,12}$/.test(from)) return "1011";
  if (senders.size > 0 && !senders.has(from)) return "1062";
  if (to === "01099990004") return "1060";
  if (type === "ATA") {
    if (!kakao?.pfId?.startsWith("KA01PF")) return "1041";
    if (!kakao.templateId) return "1042";
    return undefined;
  }
  if (!text) return "1010";
  const bytes = eucKrBytes(text);
  return bytes > 2000 || (type === "SMS" && bytes > 90) ? "1031" : undefined;
}

/** What becomes of a message that was taken: delivered, failed, or sent again as a text message. */
export function deliveryOf(
  message: SentMessage,
  wish: SolapiMessage,
): Pick<SentMessage, "statusCode" | "replacement"> {
  const code = magicNumbers.find(({ to }) => to === message.to)?.code ?? "4000";
  if (message.type !== "ATA")
    return { statusCode: code === "3103" || code === "3104" ? "4000" : code };
  const failed = code !== "4000" && code !== "3000";
  const text = wish.text ?? "";
  if (!failed || wish.kakaoOptions?.disableSms || !text) return { statusCode: code };
  return {
    statusCode: code,
    replacement: {
      type: textType(text, wish.subject),
      text,
      statusCode: code === "3043" ? "3043" : "4000",
    },
  };
}
