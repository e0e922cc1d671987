import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { isBusinessDay } from "@bupum/shared/kernel/calendar/calendar";
import { addDays, type Day, seoulDay } from "@bupum/shared/kernel/time";
import { sendJson } from "../kernel/body.ts";
import { stocksPath } from "./overrides.ts";

/** Code, name, market and about the price in November 2026. */
const stocks = [
  ["010120", "LS ELECTRIC", "KOSPI", 268_000],
  ["267260", "HD현대일렉트릭", "KOSPI", 512_000],
  ["298040", "효성중공업", "KOSPI", 1_105_000],
  ["009450", "경동나비엔", "KOSPI", 71_900],
  ["058610", "에스피지", "KOSDAQ", 34_650],
  ["001820", "삼화콘덴서", "KOSPI", 29_450],
] as const;

/** A closing price that is the same on every machine. */
function closeOf(code: string, day: Day, base: number): number {
  const byte = createHash("sha256").update(`${code} ${day}`).digest()[0]!;
  return Math.round((base * (1 + (byte - 128) / 3_200)) / 50) * 50;
}

function dayBefore(day: Day): Day {
  let found = addDays(day, -1);
  while (!isBusinessDay(found)) found = addDays(found, -1);
  return found;
}

function itemOf([code, name, market, base]: (typeof stocks)[number], day: Day) {
  const close = closeOf(code, day, base);
  const change = close - closeOf(code, dayBefore(day), base);
  const rate = (change / (close - change)) * 100;
  return {
    basDt: day.replaceAll("-", ""),
    srtnCd: code,
    isinCd: `KR7${code}003`,
    itmsNm: name,
    mrktCtg: market,
    clpr: String(close),
    vs: String(change),
    // The service leaves out the zero before the point.
    fltRt: rate.toFixed(2).replace(/^(-?)0\./, "$1."),
    mkp: String(close - change),
    hipr: String(Math.max(close, close - change)),
    lopr: String(Math.min(close, close - change)),
    trqu: "120345",
    trPrc: String(120_345 * close),
    lstgStCnt: "30000000",
    mrktTotAmt: String(30_000_000 * close),
  };
}

const xmlType = { "content-type": "text/xml;charset=UTF-8" };
const gatewayError = (code: string, text: string) =>
  `<OpenAPI_ServiceResponse><cmmMsgHeader><errMsg>SERVICE ERROR</errMsg><returnAuthMsg>${text}` +
  `</returnAuthMsg><returnReasonCode>${code}</returnReasonCode></cmmMsgHeader></OpenAPI_ServiceResponse>`;

const dayOf = (text: string | null): Day | undefined =>
  text ? `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}` : undefined;

/** Days with prices: each day's arrive on the next business day at 13:00 in Seoul. */
function publishedDays(from: Day, now: Date): Day[] {
  const today = seoulDay(now.toISOString());
  const isOut = isBusinessDay(today) && (now.getUTCHours() + 9) % 24 >= 13;
  const last = dayBefore(isOut ? today : dayBefore(today));
  const days: Day[] = [];
  for (let day = last; day >= from; day = dayBefore(day)) days.push(day);
  return days;
}

/** 금융위원회 주식시세 of 공공데이터포털 (P5-1): texts, and errors as XML with status 200. */
export function stockPrices(key: string, now = () => new Date()) {
  return (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://portal");
    if (pathname !== stocksPath) {
      response.writeHead(200, xmlType);
      return response.end(gatewayError("12", "NO_OPENAPI_SERVICE_ERROR"));
    }
    if (searchParams.get("serviceKey") !== key) {
      response.writeHead(200, xmlType);
      return response.end(gatewayError("30", "SERVICE_KEY_IS_NOT_REGISTERED_ERROR"));
    }
    const size = Number(searchParams.get("numOfRows") ?? 10);
    const asked = searchParams.get("likeSrtnCd") ?? "";
    const from =
      dayOf(searchParams.get("beginBasDt")) ?? addDays(seoulDay(now().toISOString()), -30);
    const rows = publishedDays(from, now()).flatMap((day) =>
      stocks.filter(([code]) => code.includes(asked)).map((stock) => itemOf(stock, day)),
    );
    const item = rows.slice(0, size);
    sendJson(response, 200, {
      response: {
        header: { resultCode: "00", resultMsg: "NORMAL SERVICE." },
        body: {
          numOfRows: size,
          pageNo: 1,
          totalCount: rows.length,
          items: item.length === 0 ? "" : { item: item.length === 1 ? item[0] : item },
        },
      },
    });
  };
}
