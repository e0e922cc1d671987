import type { IncomingMessage, ServerResponse } from "node:http";
import { readBody, sendJson } from "../kernel/body.ts";

const unregistered = "국세청에 등록되지 않은 사업자등록번호입니다.";
const empty = { tax_type_cd: "", end_dt: "", utcc_yn: "", invoice_apply_dt: "" };

/** The ninth digit decides: 8 is paused, 9 is closed; 000 at the beginning is registered nowhere. */
function rowOf(b_no: string) {
  if (b_no.startsWith("000"))
    return { b_no, b_stt: "", b_stt_cd: "", tax_type: unregistered, ...empty };
  const taxed = { ...empty, tax_type: "부가가치세 일반과세자", tax_type_cd: "01", utcc_yn: "N" };
  if (b_no[8] === "8")
    return { b_no, b_stt: "휴업자", b_stt_cd: "02", ...taxed, end_dt: "20260930" };
  if (b_no[8] === "9")
    return { b_no, b_stt: "폐업자", b_stt_cd: "03", ...taxed, end_dt: "20260630" };
  return { b_no, b_stt: "계속사업자", b_stt_cd: "01", ...taxed };
}

/** The status service of the National Tax Service (P10-1). */
export function taxOffice(key: string) {
  return async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://nts");
    if (request.method !== "POST" || pathname !== "/api/nts-businessman/v1/status")
      return sendJson(response, 404, { code: -2, msg: "존재하지 않는 서비스입니다." });
    if (searchParams.get("serviceKey") !== key)
      return sendJson(response, 401, { code: -4, msg: "등록되지 않은 인증키 입니다." });
    const { b_no: numbers } = JSON.parse(String(await readBody(request)) || "{}") as {
      b_no?: string[];
    };
    if (!Array.isArray(numbers))
      return sendJson(response, 411, { status_code: "REQUEST_DATA_MALFORMED" });
    if (numbers.length > 100) return sendJson(response, 413, { status_code: "TOO_LARGE_REQUEST" });
    const data = numbers.map(rowOf);
    sendJson(response, 200, {
      request_cnt: numbers.length,
      match_cnt: data.filter(({ b_stt_cd }) => b_stt_cd !== "").length,
      status_code: "OK",
      data,
    });
  };
}
