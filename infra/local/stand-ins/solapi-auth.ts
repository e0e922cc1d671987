import { createHmac, timingSafeEqual } from "node:crypto";

const windowMs = 15 * 60_000;

export interface Refused {
  errorCode: string;
  errorMessage: string;
}

const refused = (errorCode: string, errorMessage: string): Refused => ({ errorCode, errorMessage });

/** Checks SOLAPI's HMAC header (P2-1); answers with why a call is refused. */
export function solapiAuth(apiKey: string, apiSecret: string) {
  const used = new Map<string, number>();
  return (authorization = "", now = Date.now()): Refused | undefined => {
    const fields = Object.fromEntries(
      [...authorization.replace(/^HMAC-SHA256 /, "").matchAll(/(\w+)=([^,\s]+)/g)].map(
        ([, name, value]) => [name, value],
      ),
    ) as Record<string, string>;
    const { apiKey: key, date = "", salt = "", signature = "" } = fields;
    if (!authorization.startsWith("HMAC-SHA256 ") || key !== apiKey)
      return refused("InvalidAPIKey", "유효하지 않은 API Key 입니다.");
    if (salt.length < 12 || salt.length > 64)
      return refused("SignatureDoesNotMatch", "salt는 12~64자여야 합니다.");
    const expected = createHmac("sha256", apiSecret)
      .update(date + salt)
      .digest();
    const given = Buffer.from(signature, "hex");
    if (given.length !== expected.length || !timingSafeEqual(given, expected))
      return refused("SignatureDoesNotMatch", "인증 정보가 일치하지 않습니다.");
    if (!(Math.abs(now - Date.parse(date)) <= windowMs))
      return refused("RequestTimeTooSkewed", "요청 시각이 서버와 15분 넘게 다릅니다.");
    for (const [text, at] of used) if (now - at > windowMs) used.delete(text);
    if (used.has(signature)) return refused("DuplicatedSignature", "이미 사용한 서명입니다.");
    used.set(signature, now);
    return undefined;
  };
}
