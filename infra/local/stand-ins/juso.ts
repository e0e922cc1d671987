import type { IncomingMessage, ServerResponse } from "node:http";
import { sendJson } from "../kernel/body.ts";
import { places } from "./juso-places.ts";

const rows = places.map(([siNm, road, inBrackets, lot, bdNm, zipNo]) => ({
  roadAddr: `${siNm} ${road}${inBrackets && ` (${inBrackets})`}`,
  roadAddrPart1: `${siNm} ${road}`,
  roadAddrPart2: inBrackets && ` (${inBrackets})`,
  jibunAddr: `${siNm} ${lot}${bdNm && ` ${bdNm}`}`,
  zipNo,
  bdNm,
  siNm,
}));

/** Why a keyword is refused (P9-2). */
function refusalOf(keyword: string): [code: string, message: string] | undefined {
  if (keyword === "") return ["E0005", "검색어가 입력되지 않았습니다."];
  if (/[%=><[\]]/.test(keyword)) return ["E0013", "SQL예약어 또는 특수문자는 검색할 수 없습니다."];
  if ([...keyword].length < 2) return ["E0008", "검색어는 두글자 이상 입력되어야 합니다."];
  if (/^\d+$/.test(keyword)) return ["E0009", "검색어는 문자와 숫자 같이 입력되어야 합니다."];
  if (keyword.length > 80)
    return ["E0010", "검색어가 너무 깁니다. (한글40자, 영문,숫자 80자 이하)"];
  // Stands for a keyword with more than 9,000 addresses.
  if (/^[가-힣]+(?:시|도)$/.test(keyword))
    return ["E0006", "주소를 상세히 입력해 주시기 바랍니다."];
  return undefined;
}

/** addrLinkApi of the Ministry of the Interior and Safety (P9-1): counts are texts. */
export function juso(key: string) {
  return (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://juso");
    if (pathname !== "/addrlink/addrLinkApi.do")
      return sendJson(response, 404, { message: "Not Found" });
    const asked = (name: string) => searchParams.get(name) ?? "";
    const answer = (code: string, message: string, found: typeof rows | null) => {
      const size = Number(asked("countPerPage") || 10);
      const from = (Number(asked("currentPage") || 1) - 1) * size;
      sendJson(response, 200, {
        results: {
          common: {
            errorCode: code,
            errorMessage: message,
            totalCount: String(found?.length ?? 0),
            currentPage: asked("currentPage"),
            countPerPage: asked("countPerPage"),
          },
          juso: found && found.slice(from, from + size),
        },
      });
    };
    if (asked("confmKey") !== key) return answer("E0001", "승인되지 않은 KEY 입니다.", null);
    const keyword = asked("keyword").trim();
    const refusal = refusalOf(keyword);
    if (refusal) return answer(...refusal, null);
    const words = keyword.split(/\s+/);
    const found = rows.filter(({ roadAddr, jibunAddr, zipNo }) =>
      words.every((word) => `${roadAddr} ${jibunAddr} ${zipNo}`.includes(word)),
    );
    answer("0", "정상", found);
  };
}
