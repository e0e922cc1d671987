import { type Day, addDays } from "@bupum/shared/kernel/time";
import { type StockMarket, stockMarkets } from "@bupum/shared/reference/stocks/rules";
import * as z from "zod/mini";
import { env } from "../../kernel/env.ts";
import { secretOf } from "../secret.ts";

/** The closing price of one stock on one day, in won. */
export interface Close {
  code: string;
  market: StockMarket;
  price: number;
  change: number;
  changeRate: number;
  on: Day;
}

/** The source's name for display. */
export const source = "금융위원회 (공공데이터포털)";

/** An unusable answer. With `all` the source is down for every stock. */
export class StocksUnavailable extends Error {
  override name = "StocksUnavailable";
  readonly all: boolean;
  constructor(reason: string, all = false) {
    super(`${source}: ${reason}`);
    this.all = all;
  }
}

/** Covers a long holiday and the days around it. */
const daysBack = 14;

const row = z.object({
  basDt: z.string().check(z.regex(/^\d{8}$/)),
  srtnCd: z.string(),
  mrktCtg: z.string(),
  clpr: z.string(),
  vs: z.string(),
  fltRt: z.string(),
});
type Row = z.output<typeof row>;
const reply = z.object({
  response: z.object({
    header: z.object({ resultCode: z.string(), resultMsg: z.optional(z.string()) }),
    /** No results come as "" or without a list; a single row comes without an array. */
    body: z.optional(
      z.object({
        items: z.optional(
          z.union([z.literal(""), z.object({ item: z.union([z.array(row), row]) })]),
        ),
      }),
    ),
  }),
});

/**
 * The newest closing price of a stock up to that day, or undefined where there was none for two
 * weeks (P5-1). Throws StocksUnavailable; its text never holds the key.
 */
export async function newestClose(code: string, today: Day): Promise<Close | undefined> {
  const { STOCKS_URL, STOCKS_SECRET } = env("stocks");
  const { serviceKey } = await secretOf(STOCKS_SECRET, z.object({ serviceKey: z.string() }));
  if (serviceKey === "") throw new StocksUnavailable("no key", true);
  const url = new URL(STOCKS_URL);
  url.search = String(
    // The key is stored decoded and encoded here; encoded twice it is refused.
    new URLSearchParams({
      serviceKey,
      resultType: "json",
      numOfRows: "30",
      pageNo: "1",
      likeSrtnCd: code,
      beginBasDt: addDays(today, -daysBack).replaceAll("-", ""),
    }),
  );
  const closes = rowsOf(await textOf(url)).flatMap((one) => closeOf(one) ?? []);
  return closes
    .filter((close) => close.code === code)
    .toSorted((left, right) => left.on.localeCompare(right.on))
    .at(-1);
}

async function textOf(url: URL): Promise<string> {
  let answer: Response;
  let text: string;
  try {
    answer = await fetch(url, { signal: AbortSignal.timeout(8_000) });
    text = await answer.text();
  } catch (error) {
    // The address holds the key: only the kind of failure is reported.
    throw new StocksUnavailable(error instanceof Error ? error.name : "failure", true);
  }
  refuseGateway(text);
  if (!answer.ok) throw new StocksUnavailable(`status ${answer.status}`, true);
  return text;
}

/** Errors of the portal's gateway come as XML or JSON, with status 200 or 403. */
function refuseGateway(text: string): void {
  const code =
    /<returnReasonCode>\s*(\w+)/.exec(text)?.[1] ??
    /"returnReasonCode"\s*:\s*"?(\w+)/.exec(text)?.[1];
  if (code === undefined) return;
  const message =
    /<returnAuthMsg>\s*([\w ]+)/.exec(text)?.[1] ??
    /"returnAuthMsg"\s*:\s*"([\w ]+)/.exec(text)?.[1];
  throw new StocksUnavailable(`gateway ${code} ${message ?? ""}`.trimEnd(), true);
}

function rowsOf(text: string): Row[] {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new StocksUnavailable("an answer that is no JSON");
  }
  const read = z.safeParse(reply, json);
  if (!read.success) throw new StocksUnavailable("an answer of another shape");
  const { header, body } = read.data.response;
  if (header.resultCode !== "00") throw new StocksUnavailable(`result ${header.resultCode}`);
  const items = body?.items;
  if (!items) return [];
  return Array.isArray(items.item) ? items.item : [items.item];
}

/** Numbers are texts; negative fractions may come as "-.45". */
function figureOf(text: string): number | undefined {
  const value = Number(text.replaceAll(",", "").trim() || "x");
  return Number.isFinite(value) ? value : undefined;
}

function closeOf({ basDt, srtnCd, mrktCtg, clpr, vs, fltRt }: Row): Close | undefined {
  const [price, change, changeRate] = [clpr, vs, fltRt].map(figureOf);
  const market = stockMarkets.find((one) => one === mrktCtg);
  if (!market || !price || price < 0 || change === undefined || changeRate === undefined)
    return undefined;
  return {
    // Some answers prefix the code: A005930.
    code: srtnCd.replace(/^A/, ""),
    market,
    price,
    change,
    changeRate,
    on: `${basDt.slice(0, 4)}-${basDt.slice(4, 6)}-${basDt.slice(6)}`,
  };
}
