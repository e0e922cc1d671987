import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { isBusinessDay } from "@bupum/shared/kernel/calendar/calendar";
import { addDays, type Day, seoulDay } from "@bupum/shared/kernel/time";
import { sendJson } from "../kernel/body.ts";

/** Won for one unit (100 yen, 100 rupiah), about where they stood in November 2026. */
const currencies = [
  ["AED", "아랍에미리트 디르함", 399.1],
  ["AUD", "호주 달러", 951.4],
  ["CAD", "캐나다 달러", 1043.2],
  ["CHF", "스위스 프랑", 1813.6],
  ["CNH", "위안화", 205.9],
  ["EUR", "유로", 1697.3],
  ["GBP", "영국 파운드", 1926.8],
  ["HKD", "홍콩 달러", 188.4],
  ["IDR(100)", "인도네시아 루피아", 8.77],
  ["JPY(100)", "일본 옌", 936.2],
  ["KRW", "한국 원", 0],
  ["SGD", "싱가포르 달러", 1123.5],
  ["THB", "태국 바트", 45.2],
  ["USD", "미국 달러", 1466.2],
] as const;

/** A small move of each day and currency, the same on every machine. */
function moved(unit: string, day: string, base: number): number {
  const byte = createHash("sha256").update(`${unit} ${day}`).digest()[0]!;
  return base * (1 + (byte - 128) / 12_800);
}

const figure = (value: number) =>
  value.toLocaleString("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const whole = (value: number) => Math.round(value).toLocaleString("en-US");

function rowOf([unit, name, base]: (typeof currencies)[number], day: string) {
  const middle = moved(unit, day, base);
  return {
    result: 1,
    cur_unit: unit,
    ttb: figure(middle * 0.99),
    tts: figure(middle * 1.01),
    deal_bas_r: figure(middle),
    bkpr: whole(middle),
    yy_efee_r: "0",
    ten_dd_efee_r: "0",
    kftc_deal_bas_r: figure(middle),
    kftc_bkpr: whole(middle),
    cur_nm: name,
  };
}

const failure = (result: number) => [
  {
    result,
    cur_unit: null,
    ttb: null,
    tts: null,
    deal_bas_r: null,
    bkpr: null,
    yy_efee_r: null,
    ten_dd_efee_r: null,
    kftc_deal_bas_r: null,
    kftc_bkpr: null,
    cur_nm: null,
  },
];

/** exchangeJSON of 한국수출입은행 (P3-1): strings with commas, [] on days without rates. */
export function koreaExim(key: string, now = () => new Date()) {
  return (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://eximbank");
    if (pathname !== "/site/program/financial/exchangeJSON")
      return sendJson(response, 404, { message: "Not Found" });
    if (searchParams.get("authkey") !== key) return sendJson(response, 200, failure(3));
    if (searchParams.get("data") !== "AP01") return sendJson(response, 200, failure(2));
    const today = seoulDay(now().toISOString());
    const asked = searchParams.get("searchdate") ?? today;
    const parts = /^(\d{4})-?(\d\d)-?(\d\d)$/.exec(asked);
    if (!parts) return sendJson(response, 200, failure(2));
    // The three groups are a calendar day.
    const day = parts.slice(1).join("-") as Day;
    const seoulHour = (now().getUTCHours() + 9) % 24;
    const published = day < today || (day === today && seoulHour >= 11);
    const rows = isBusinessDay(day) && published ? currencies.map((row) => rowOf(row, day)) : [];
    sendJson(response, 200, rows);
  };
}

/** Frankfurter (P4-1): the ECB's middle rates of the last bank day. */
export function frankfurter(now = () => new Date()) {
  return (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://frankfurter");
    const asked = /^\/v1\/(latest|\d{4}-\d\d-\d\d)$/.exec(pathname)?.[1];
    if (!asked) return sendJson(response, 404, { message: "not found" });
    let day = (asked === "latest" ? seoulDay(now().toISOString()) : asked) as Day;
    while ([0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())) day = addDays(day, -1);
    const won = new Map<string, number>([["KRW", 1]]);
    for (const [unit, , base] of currencies) {
      const [code = "", per] = unit.replace(")", "").split("(");
      if (base > 0)
        won.set(code === "CNH" ? "CNY" : code, moved(unit, day, base) / Number(per ?? 1));
    }
    const base = searchParams.get("base") ?? "EUR";
    const wanted = searchParams.get("symbols")?.split(",");
    const one = won.get(base);
    if (!one) return sendJson(response, 404, { message: "not found" });
    const rates = [...won]
      .filter(([code]) => code !== base && code !== "AED" && (wanted?.includes(code) ?? true))
      .map(([code, value]) => [code, Number((one / value).toPrecision(6))]);
    sendJson(response, 200, { amount: 1, base, date: day, rates: Object.fromEntries(rates) });
  };
}
