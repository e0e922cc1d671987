import { templateFile } from "@bupum/functions/sheets/register-request-histories/template";
import { registerWords } from "@bupum/functions/sheets/register-request-histories/rules";
import { onlySheet } from "@bupum/functions/sheets/register-request-histories/sheet/only-sheet";
import { languages } from "@bupum/shared/kernel/language/languages";
import {
  codeColumns,
  columnOf,
  isExample,
  registerColumns,
  templateColumns,
} from "@bupum/shared/sheets/register-request-histories/columns";
import { rowErrorCodes } from "@bupum/shared/sheets/register-request-histories/codes";
import { fileErrorCodes } from "@bupum/shared/sheets/register-request-histories/file-error-codes";
import { readXlsx as readWorkbook } from "hucre/xlsx";
import { describe, expect, test } from "vitest";
import { good, heads, readGrid, readSheet, readXlsx, refusal } from "../../kit/sheets.ts";
import { type TestCell, workbookOf, workbookEntries, zipOf } from "../../kit/workbook.ts";

const number = (value: string, style = 0) => ({
  xml: `<c r="{ref}" s="${style}"><v>${value}</v></c>`,
});

describe("a sheet", () => {
  test("is read by the names of its columns, in any order and language, below a title", async () => {
    const { rows, ignoredColumns, totalRows } = readSheet([
      ["2026년 11월 재고표"],
      [],
      ["Stock (EA)", "색상", "Maker *", "型号", "단가(원)"],
      [5, "검정", "LS", "A-1", 1200.5],
      [],
      [undefined, "x"],
      [0.1 + 0.2, undefined, "LS", "A-2", "1,500"],
    ]);
    expect(totalRows).toBe(2);
    expect(ignoredColumns).toEqual(["색상"]);
    expect(rows.map(({ rowNo, cells }) => ({ rowNo, ...cells }))).toEqual([
      { rowNo: 4, partNumber: "A-1", manufactor: "LS", price: "1200.5", stock: "5" },
      { rowNo: 7, partNumber: "A-2", manufactor: "LS", price: "1,500", stock: "0.3" },
    ]);
  });

  test("of our own template has every column in each language, and nothing else", async () => {
    for (const language of languages)
      for (const action of ["INSERT", "DELETE"] as const) {
        const at = "2026-11-21T00:00:00.000Z";
        const file = await templateFile(action, registerWords[language], language, at);
        const grid = onlySheet(new Uint8Array(await file.arrayBuffer()));
        expect(refusal(() => readGrid(grid, action))).toBe("HEADER_ONLY");
        const lines = grid.rows();
        const { value: head } = lines.next();
        const names = [...head!.cells.values()].map(({ text }) => columnOf(text));
        expect(names).toEqual(templateColumns[action]);
        // An example row that was left in a sheet of own codes removes nothing.
        const { value: example } = lines.next();
        const cells = [...example!.cells.values()].map(({ text }) => text);
        expect(cells.includes("00123")).toBe(action === "INSERT");
      }
  });

  test("of our own template offers its words, keeps codes as text to the last row, and skips its example", async () => {
    const at = "2026-11-21T00:00:00.000Z";
    const file = await templateFile("INSERT", registerWords.ko, "ko", at);
    const { sheets } = await readWorkbook(new Uint8Array(await file.arrayBuffer()));
    const [{ rows, dataValidations }] = sheets as [(typeof sheets)[number]];
    const lists = Object.fromEntries(
      (dataValidations ?? []).map(({ range, values }) => [range, values?.join(" ")]),
    );
    expect(lists).toMatchObject({
      "D2:D5002": "신품 미사용 재고품 수리·정비품 중고",
      "F2:F5002": "USD KRW CNY",
    });
    expect(Object.keys(lists)).toHaveLength(4);
    // A column's text format applies to every cell below that is still empty.
    const texts = [...(await file.text()).matchAll(/<col min="(\d+)"[^>]*style="1"\/>/g)];
    expect(texts.map(([, at]) => registerColumns[Number(at) - 1])).toEqual([...codeColumns]);
    expect(await file.text()).toContain('<xf numFmtId="49"');
    const [head, example] = rows.slice(0, 2).map((row) => row.map((cell) => cell ?? undefined));
    const typed = [...good.slice(0, 2), "PLC", "신품", "120000"];
    const found = readSheet([head, example, typed] as TestCell[][]);
    expect(found.rows.map(({ faults }) => faults)).toEqual([[], []]);
    expect(found.rows.map(({ cells: said }) => isExample(said.partNumber))).toEqual([true, false]);
  });

  test("keeps a code as written, and refuses one that was converted to a number", async () => {
    const styles =
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="00000000"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="14"/></cellXfs></styleSheet>';
    const codes = [
      "0012",
      number("6205"),
      number("12345678901"),
      number("123456789012"),
      number("1.9E+18"),
      number("12.5"),
      number("42", 1),
      number("1.9E+18", 1),
      number("45993", 2),
      number("45993", 3),
      { xml: '<c r="{ref}" t="b"><v>1</v></c>' },
    ];
    const { rows } = readSheet([heads, ...codes.map((code) => [code, "LS", 1, 1])], {
      styles,
    });
    expect(rows.map(({ cells, faults }) => faults[0]?.code ?? cells.partNumber)).toEqual([
      "0012",
      "6205",
      "12345678901",
      "CODE_NOT_TEXT",
      "CODE_NOT_TEXT",
      "CODE_NOT_TEXT",
      "00000042",
      "CODE_NOT_TEXT",
      "DATE_CELL",
      "DATE_CELL",
      "TRUE",
    ]);
  });

  test("keeps the currency that a price's format shows, and asks about 12.000 in won", () => {
    const styles =
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="&quot;$&quot;#,##0.00"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>';
    const prices = [number("5.125", 1), number("12.125"), "12.000", "US$ 12.125"];
    const { rows } = readSheet([heads, ...prices.map((price, at) => [`A-${at}`, "LS", price, 1])], {
      styles,
    });
    expect(rows.map(({ cells, faults }) => faults[0]?.code ?? cells.price)).toEqual([
      "USD 5.125",
      "12.125",
      "PRICE_INVALID",
      "US$ 12.125",
    ]);
  });

  test("does not accept the value of a formula, an error, a merged or a hidden row", async () => {
    const { rows } = readSheet(
      [
        heads,
        ["A-1", "LS", { xml: '<c r="{ref}"><f>B1*2</f><v>99</v></c>' }, 1],
        ["A-2", "LS", { xml: '<c r="{ref}" t="e"><v>#N/A</v></c>' }, 1],
        ["A-3", "LS", 1, 1],
        ["A-4", "LS", 1, 1],
        ["A-5", "LS", 1, 1],
      ],
      { tail: '<mergeCells><mergeCell ref="C4:C5"/></mergeCells>', rows: { 6: 'hidden="1"' } },
    );
    expect(rows.map(({ faults }) => faults.map(({ code }) => code))).toEqual([
      ["FORMULA_CELL"],
      ["ERROR_CELL"],
      ["MERGED_CELL"],
      ["MERGED_CELL"],
      ["HIDDEN_ROW"],
    ]);
  });

  test("contains a part once: an equal repeat is skipped, a different one is a fault", async () => {
    const { rows } = readSheet([
      heads,
      good,
      ["xbc dr20e", "LS 일렉트릭", "120000", "9"],
      good,
      ["XBC-DR20E", "LS일렉트릭", "120000", "5"],
    ]);
    expect(rows.map(({ repeats, faults }) => repeats ?? faults[0]?.code)).toEqual([
      undefined,
      "DUPLICATE_ROW",
      2,
      2,
    ]);
    expect(rows[1]?.faults[0]?.params).toEqual({ row: 2 });
  });

  test("reads shared texts without the phonetic readings of Chinese characters", async () => {
    const parts = {
      "xl/sharedStrings.xml":
        '<sst><si><t>A-</t><r><t>7</t></r><rPh sb="0" eb="1"><t>에이</t></rPh></si></sst>',
    };
    const cell = { xml: '<c r="{ref}" t="s"><v>0</v></c>' };
    const { rows } = readSheet([heads, [cell, "LS", 1, 1]], { parts });
    expect(rows[0]?.cells.partNumber).toBe("A-7");
  });
});

const manyRows = (count: number) => [heads, ...Array.from({ length: count }, () => good)];
const bomb = (part: string, content: string) =>
  zipOf({ ...workbookEntries([heads, good]), [part]: content });
const lies = () => {
  const bytes = workbookOf([heads, good]);
  // The header of the last part understates its unpacked size by one byte.
  const at = bytes.lastIndexOf(Buffer.from("PK\u0001\u0002"));
  bytes.writeUInt32LE(bytes.readUInt32LE(at + 24) - 1, at + 24);
  return bytes;
};
const sheetOf = (xml: string) => bomb("xl/worksheets/sheet1.xml", xml);

describe("a file that is no honest sheet", () => {
  const ole = Buffer.from("d0cf11e0a1b11ae1", "hex");
  const files: [string, () => Buffer, string][] = [
    ["another kind of file", () => Buffer.from("%PDF-1.7"), "NOT_A_SHEET"],
    ["an old .xls", () => Buffer.concat([ole, Buffer.alloc(512)]), "OLD_FORMAT"],
    [
      "a password",
      () => Buffer.concat([ole, Buffer.from("EncryptedPackage", "utf16le")]),
      "PROTECTED",
    ],
    ["a torn zip", () => workbookOf([heads, good]).subarray(0, 700), "DAMAGED"],
    ["a zip of something else", () => zipOf({ "word/document.xml": "<a/>" }), "NOT_A_SHEET"],
    [
      "an OpenDocument",
      () => zipOf({ mimetype: "application/vnd.oasis", "content.xml": "<a/>" }),
      "OTHER_FORMAT",
    ],
    [
      "ten thousand columns",
      () => workbookOf([heads, Array.from({ length: 10_000 }, () => "x")]),
      "TOO_WIDE",
    ],
    ["sizes that lie", lies, "DAMAGED"],
    ["two sheets", () => workbookOf([heads, good], { sheets: 2 }), "MANY_SHEETS"],
    ["no sheet", () => workbookOf([heads, good], { sheets: 0 }), "NOT_A_SHEET"],
    ["no row", () => workbookOf([]), "EMPTY"],
    ["a head and nothing else", () => workbookOf([heads, ["", " "]]), "HEADER_ONLY"],
    ["another template", () => workbookOf([["이름", "나이"], good]), "WRONG_TEMPLATE"],
    ["no column of makers", () => workbookOf([["품번", "단가"], good]), "WRONG_TEMPLATE"],
    ["a column twice", () => workbookOf([["품번", "모델명", "제조사"], good]), "DUPLICATE_COLUMN"],
    ["5,001 rows", () => workbookOf(manyRows(5_001)), "TOO_MANY_ROWS"],
    ["200,000 rows", () => workbookOf(manyRows(200_000)), "TOO_MANY_ROWS"],
    ["a zip bomb", () => sheetOf("a".repeat(60_000_000)), "TOO_LARGE"],
    [
      "a bomb of shared texts",
      () => bomb("xl/sharedStrings.xml", `<sst>${"<si><t>a</t></si>".repeat(250_000)}</sst>`),
      "TOO_LARGE",
    ],
    [
      "a bomb of entities",
      () =>
        sheetOf(
          '<!DOCTYPE a [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;">]><worksheet><sheetData><row><c t="inlineStr"><is><t>&b;</t></is></c></row></sheetData></worksheet>',
        ),
      "UNSAFE_XML",
    ],
    ["an outside entity", () => sheetOf("<worksheet>&xxe;</worksheet>"), "DAMAGED"],
    ["XML that ends too early", () => sheetOf("<worksheet><sheetData><row>"), "DAMAGED"],
  ];
  test.each(files)("with %s is refused", async (_name, make, code) => {
    expect(refusal(() => readXlsx(make()))).toBe(code);
  });

  test("has its refusal in three languages, as has each fault of a row", () => {
    for (const codes of [fileErrorCodes, rowErrorCodes])
      for (const code of codes) {
        const said = languages.map((language) => {
          const words = registerWords[language];
          return ({ ...words.fileErrors, ...words.rowErrors } as Record<string, string>)[code];
        });
        expect(new Set(said).size, code).toBe(languages.length);
      }
  });

  test("has distinct headings of our columns in every language", () => {
    for (const language of languages)
      for (const column of registerColumns)
        expect(columnOf(registerWords[language].columns[column]), column).toBe(column);
  });
});
