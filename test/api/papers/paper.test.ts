import { execFileSync } from "node:child_process";
import { drawPaper } from "@bupum/functions/papers/documents/paper/draw";
import type { Paper } from "@bupum/functions/papers/documents/paper/model";
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
async function pagesOf(given: Pick<Paper, "kind" | "lines" | "memo">) {
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
