import { execFileSync } from "node:child_process";
import { drawPaper } from "@bupum/functions/papers/documents/paper/draw";
import type { Paper } from "@bupum/functions/papers/documents/paper/model";
import { words } from "@bupum/functions/papers/documents/rules";
import { describe, expect, test } from "vitest";

const paper = {
  language: "en",
  subject: "ES-261007-7K3QX",
  issuedOn: "2026-11-23",
  seller: { company: "Supplier" },
  buyer: { company: "Customer" },
  shipping: [],
  freight: ["NEGOTIABLE"],
} satisfies Partial<Paper>;
const line = {
  product: "Sensor",
  part: "E3Z-D61",
  quantity: 10,
  unit: "EA",
  unitPrice: "1000",
  supply: 10_000,
  vat: 1000,
  currency: "KRW" as const,
  vatMode: "EXCLUDED" as const,
  leadTimeDays: 3,
};

/** The words of each page as another program finds them, and where they stand. */
async function pagesOf(given: Partial<Paper> & Pick<Paper, "kind" | "lines">) {
  const number = "ES-261007-7K3QX-1";
  const address = "https://bupum.example/documents/x?h=0";
  const input = await drawPaper({ ...paper, ...given }, { number, address });
  const found = execFileSync("pdftotext", ["-bbox", "-", "-"], { input, encoding: "utf8" });
  const word = /xMax="([\d.]+)" yMax="([\d.]+)">([^<]*)</g;
  return found
    .split("<page ")
    .slice(1)
    .map((page) =>
      [...page.matchAll(word)].map(([, right, low, text = ""]) => ({
        right: Number(right),
        low: Number(low),
        text,
      })),
    );
}
type Pages = Awaited<ReturnType<typeof pagesOf>>;

/** Every word above the foot of its page and within its width, in their order. */
function textOf(pages: Pages): string[] {
  return pages.flatMap((words) => {
    const upon = words.filter(({ low }) => low <= 790);
    // Below stand the number and the count of pages alone.
    expect(words.filter(({ low }) => low > 790).map(({ text }) => text)).toContain("/");
    expect(words.length - upon.length).toBe(4);
    for (const { right } of words) expect(right).toBeLessThan(570);
    return upon.map(({ text }) => text);
  });
}
const conditions = (count: number) =>
  Array.from({ length: count }, (_, at) => `c${at}.`.padEnd(4, "."));
const only = (texts: readonly string[], wanted: RegExp) =>
  texts.filter((text) => wanted.test(text));

/** A purchase order as two known companies print it, with names as long as the catalogue has them. */
const ordinary = {
  kind: "PURCHASE_ORDER",
  language: "ko",
  subject: "PO-261123-7K3QX",
  basis: "ES-261007-7K3QX",
  buyerPoNumber: "2026-구매-0412",
  seller: {
    company: "한빛산업자재 주식회사",
    businessNumber: "123-45-67890",
    representative: "한빛나",
    businessType: "도매 및 소매업",
    businessItem: "공장자동화 부품, 전기 자재, 베어링",
    address: "서울특별시 구로구 경인로53길 15 중앙유통단지 가동 1234호",
    phone: "02-2000-1234",
    fax: "02-2000-1235",
    email: "sales@hanbit-parts.example",
    bank: "국민은행 123456-78-901234 (한빛산업자재 주식회사)",
  },
  buyer: { company: "두루미기계" },
  delivery: {
    to: "박수령 · 04524 서울특별시 중구 세종대로 110 3층 자재과 · 010-9876-5432",
    masked: false,
  },
  desiredDate: "2026-12-01",
  freight: ["BUYER_PAYS", "SELLER_PAYS"],
  paymentTerms: "월말 마감, 익월 말 지급",
  shipping: [{ currency: "KRW", supply: 5000, vat: 500 }],
  memo: "납품서 두 부를 넣어 주십시오. 하차는 지게차로 합니다.",
} satisfies Partial<Paper>;

test("a purchase order of ten lines is one page, a substitute and a fee among them (D4-7)", async () => {
  const lines = Array.from({ length: 10 }, (_, at) => ({
    ...line,
    product: at % 3 === 0 ? "FREQROL-D700 시리즈 소형 범용 인버터" : "로터리 엔코더",
    part:
      at % 3 === 0
        ? "미쓰비시전기 (Mitsubishi Electric) · FR-D720-0.2K-NA"
        : "오므론 · E6B2-CWZ6C 1000P/R",
    ...(at === 4 && { insteadOf: "FR-D720-0.2K", grade: "SAME_FUNCTION" as const }),
    unitPrice: "123450",
    supply: 1_234_500,
    vat: 123_450,
    leadTimeDays: at % 4,
  }));
  const pages = await pagesOf({ ...ordinary, lines });
  expect(pages).toHaveLength(1);
  expect(textOf(pages)).toContain("총합계");
  // And how far the substitute holds (D37-7).
  expect(textOf(pages).join(" ")).toContain("같은 기능");
});

test("lines, fee, supply value and VAT on paper add up, and a fee that is not stated is said (D4-12)", async () => {
  const lines = [{ ...line, supply: 688_600, vat: 68_860 }];
  const fee = [{ currency: "KRW" as const, supply: 3_000, vat: 300 }];
  const stated = textOf(await pagesOf({ ...ordinary, lines, shipping: fee }));
  for (const figure of ["₩691,600", "₩69,160", "₩760,760"]) expect(stated).toContain(figure);
  expect(stated.join(" ")).toMatch(/₩3,000 ?\(부가세 별도\)/);
  expect(stated).not.toContain("₩3,300");
  const open = await pagesOf({ ...ordinary, lines, shipping: [], openShipping: "UNKNOWN" });
  // Beside the total at the top, and where the fee would stand.
  expect(
    textOf(open)
      .join(" ")
      .match(/배송비 미정 \(합계 제외\)/g),
  ).toHaveLength(2);
});

test("goods that leave on the day of the order are no zero business days on paper", async () => {
  const texts = textOf(await pagesOf({ ...ordinary, lines: [{ ...line, leadTimeDays: 0 }] })).join(
    " ",
  );
  expect(texts).toContain("당일 출고");
  expect(texts).not.toContain("0영업일");
});

describe("no condition is missing on a printed page (D4-7)", () => {
  test("of a quote whose memo is one word of a thousand letters", async () => {
    const memo = "0123456789".repeat(99) + "THE-END";
    const pages = await pagesOf({ kind: "QUOTATION", lines: [{ ...line, memo }, line] });
    expect(pages).toHaveLength(1);
    expect(textOf(pages).join("")).toContain(memo);
  });

  test("of a quote whose memo has hundreds of short lines, under the table's heading on each page", async () => {
    const said = conditions(498);
    const lines = [line, { ...line, memo: said.join("\n") }, line];
    const pages = await pagesOf({ kind: "QUOTATION", lines });
    expect(only(textOf(pages), /^c\d+\.+$/)).toEqual(said);
    expect(pages.length).toBeLessThan(12);
    for (const words of pages) {
      const head = words.find(({ text }) => text === "Unit")!;
      const below = words.filter(({ low }) => low > head.low + 5 && low <= 790);
      // No head is all that stands on a page.
      expect(new Set(below.map(({ low }) => Math.round(low))).size).toBeGreaterThan(2);
    }
  });

  test("of a purchase order whose memo is longer than a page", async () => {
    const said = conditions(498);
    const pages = await pagesOf({ kind: "PURCHASE_ORDER", lines: [line], memo: said.join("\n") });
    expect(only(textOf(pages), /^c\d+\.+$/)).toEqual(said);
    const words = Array.from({ length: 160 }, (_, at) => `w${at}`);
    const one = await pagesOf({ kind: "PURCHASE_ORDER", lines: [line], memo: words.join(" ") });
    expect(one).toHaveLength(1);
    expect(only(textOf(one), /^w\d+$/)).toEqual(words);
  });

  test("of fifty lines, each with a long memo and a long name", async () => {
    const lines = Array.from({ length: 50 }, (_, at) => ({
      ...line,
      product: `p${at} ${"long ".repeat(39)}`,
      memo: `m${at} ${"said ".repeat(150)} e${at}`,
    }));
    const texts = textOf(await pagesOf({ kind: "QUOTATION", lines }));
    for (const mark of ["p", "m", "e"])
      expect(new Set(only(texts, new RegExp(`^${mark}\\d+$`))).size).toBe(50);
    expect(only(texts, /^said$/)).toHaveLength(7500);
  });
});

test("the day on which a line ships is never broken within its column", async () => {
  const days = ["2026-10-08", "2026-12-02", "2026-12-28", "2028-08-08"];
  for (const language of ["ko", "en", "zh"] as const) {
    const lines = days.map((shipsOn) => ({ ...line, shipsOn }));
    const texts = textOf(await pagesOf({ kind: "PURCHASE_ORDER", language, lines }));
    expect(only(texts, /20\d\d-\d\d-\d\d$/).filter((text) => days.includes(text))).toEqual(days);
  }
});

test("a delivery note of thirty lines has each figure, the heading on each page, a place to sign and no price (D39-6)", async () => {
  const counts = { ordered: 9_999_999, before: 1_234_567, quantity: 1_000_000, cancelled: 765_432 };
  const one = {
    product: "FREQROL-D700 시리즈 소형 범용 인버터",
    part: "미쓰비시전기 (Mitsubishi Electric) · FR-D720-0.2K-NA",
    unit: "BOX(10EA)",
    ...counts,
    open: 7_000_000,
  };
  const { basis: _, memo: __, paymentTerms: ___, desiredDate: ____, ...said } = ordinary;
  for (const language of ["ko", "en", "zh"] as const) {
    const pages = await pagesOf({
      ...said,
      kind: "DELIVERY_NOTE",
      language,
      subject: "DN-261123-7K3QX",
      freight: [],
      shipping: [],
      lines: [],
      parcel: {
        poNumber: "PO-261123-7K3QX",
        carrier: "한진택배",
        trackingNo: "512345678901",
        lines: Array.from({ length: 30 }, () => one),
      },
    });
    expect(pages.length).toBeGreaterThan(1);
    const texts = textOf(pages);
    for (const count of [...Object.values(counts), one.open])
      expect(only(texts, new RegExp(`^${count.toLocaleString("en-US")}$`))).toHaveLength(30);
    for (const fact of ["PO-261123-7K3QX", "한진택배", "512345678901", "2026-구매-0412"])
      expect(texts).toContain(fact);
    expect(only(texts, /₩/)).toEqual([]);
    const { heads, receivedBy } = words[language].parcel;
    expect(only(texts, new RegExp(`^${heads.cancelled}$`))).toHaveLength(pages.length);
    expect(texts.join(" ")).toContain(receivedBy);
  }
});
