import { strToU8, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { SheetError } from "@bupum/shared/sheets/reader/sheet-error";
import { readSheet, type SheetChoice } from "./read-sheet.ts";

const fileOf = (name: string, bytes: Uint8Array | string) =>
  new File([typeof bytes === "string" ? bytes : new Uint8Array(bytes)], name);
const readOf = (file: File, choice: SheetChoice = {}) => readSheet(file, choice, () => undefined);
const textOf = async (file: File) =>
  (await readOf(file)).rows.map(({ cells }) => cells.join("\t")).join("\n");
const faultOf = (file: File) =>
  readOf(file).then(
    () => "read",
    (error: unknown) => (error instanceof SheetError ? error.code : error),
  );

/** A workbook of one sheet in Excel's form, with changes. */
const workbook = (rows: string, more: Record<string, string> = {}) =>
  zipSync(
    Object.fromEntries(
      Object.entries({
        "[Content_Types].xml": "<Types/>",
        "xl/workbook.xml": `<workbook xmlns:r="r"><sheets><sheet name="BOM" r:id="rId7"/></sheets></workbook>`,
        "xl/_rels/workbook.xml.rels": `<Relationships><Relationship Id="rId7" Target="worksheets/sheet3.xml"/></Relationships>`,
        "xl/sharedStrings.xml": `<sst><si><t>품번</t></si><si><r><t>E3Z</t></r><r><t>-D61</t></r><rPh><t>x</t></rPh></si></sst>`,
        "xl/worksheets/sheet3.xml": `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
        ...more,
      }).map(([name, text]) => [name, strToU8(text)]),
    ),
  );
/** A workbook with additional entries of that text. */
const withMore = (count: number, text: string) => {
  const names = Array.from({ length: count }, (_, at) => `xl/more${at}.xml`);
  return workbook(head, Object.fromEntries(names.map((name) => [name, text])));
};
const head = `<row><c r="A1" t="s"><v>0</v></c><c r="C1" t="inlineStr"><is><t>수량</t></is></c></row>`;

describe("a list from a file", () => {
  test("of Excel is its first sheet, with shared texts, gaps, and results of formulas", async () => {
    const row = `<row r="2"><c r="A2" t="s"><v>1</v></c><c r="C2"><f>2*6</f><v>12</v></c></row>`;
    expect(await textOf(fileOf("bom.xlsx", workbook(head + row)))).toBe(
      "품번\t\t수량\nE3Z-D61\t\t12",
    );
  });

  test("of commas may be UTF-8 with its mark, CP949, or what Excel calls Unicode text", async () => {
    expect(await textOf(fileOf("a.csv", '\uFEFF품번,수량\r\n"6205, ""ZZ""",3'))).toBe(
      '품번\t수량\n6205, "ZZ"\t3',
    );
    const korean = new Uint8Array([0xc7, 0xb0, 0xb9, 0xf8, 0x3b, 0xbc, 0xf6, 0xb7, 0xae]);
    expect(await textOf(fileOf("a.csv", korean))).toBe("품번\t수량");
    const wide = Buffer.from("\uFEFF품번\t수량\r\nMY2N\t3", "utf16le");
    expect(await textOf(fileOf("a.txt", new Uint8Array(wide)))).toBe("품번\t수량\nMY2N\t3");
  });

  test("is known by its content, whatever its name is", async () => {
    expect(await textOf(fileOf("a.xlsx", "부품,1"))).toBe("부품\t1");
    expect(await textOf(fileOf("a.csv", workbook(head)))).toBe("품번\t\t수량");
  });

  test("names the sheets that have cells, and reads the one that is wanted", async () => {
    const two = workbook(head, {
      "xl/workbook.xml": `<workbook xmlns:r="r"><sheets><sheet name="하나" r:id="rId7"/><sheet name="빈" r:id="rId8"/><sheet name="둘" r:id="rId9"/></sheets></workbook>`,
      "xl/_rels/workbook.xml.rels": `<Relationships>${[7, 8, 9].map((id) => `<Relationship Id="rId${id}" Target="worksheets/sheet${id - 4}.xml"/>`).join("")}</Relationships>`,
      "xl/worksheets/sheet4.xml": "<worksheet><sheetData/></worksheet>",
      "xl/worksheets/sheet5.xml": `<worksheet><sheetData><row><c><v>7</v></c></row></sheetData></worksheet>`,
    });
    const file = fileOf("a.xlsx", two);
    const { sheets } = await readOf(file);
    expect(sheets).toEqual([
      { at: 0, name: "하나" },
      { at: 2, name: "둘" },
    ]);
    expect((await readOf(file, { at: 2 })).rows).toMatchObject([{ cells: ["7"] }]);
  });

  test("is the first sheet with the headings of one: a cover page before it is passed over", async () => {
    const file = fileOf(
      "a.xlsx",
      workbook(`<row><c t="inlineStr"><is><t>견적의뢰</t></is></c></row>`, {
        "xl/workbook.xml": `<workbook xmlns:r="r"><sheets><sheet name="표지" r:id="rId7"/><sheet name="품목" r:id="rId8"/></sheets></workbook>`,
        "xl/_rels/workbook.xml.rels": `<Relationships>${[7, 8].map((id) => `<Relationship Id="rId${id}" Target="worksheets/sheet${id - 4}.xml"/>`).join("")}</Relationships>`,
        "xl/worksheets/sheet4.xml": `<worksheet><sheetData>${head}<row><c t="s"><v>1</v></c></row></sheetData></worksheet>`,
      }),
    );
    expect(await readOf(file)).toMatchObject({ at: 1, sheets: [{ at: 0 }, { at: 1 }] });
    expect(await readOf(file, { asStored: true })).toMatchObject({ at: 0 });
  });

  test("is refused with its reason if it is no list, too large, or malicious", async () => {
    const wide = `<row>${"<c><v>1</v></c>".repeat(10_000)}</row>`;
    const long = `<row><c><v>1</v></c></row>`.repeat(11_000);
    const entity = `<!DOCTYPE a [<!ENTITY b "bbbbbbbb">]><workbook>&b;</workbook>`;
    const files: [string, File][] = [
      ["NOT_A_SHEET", fileOf("a.csv", "%PDF")],
      ["NOT_A_SHEET", fileOf("a.csv", new Uint8Array(64))],
      ["NOT_A_SHEET", fileOf("a.xlsx", zipSync({ "a.txt": strToU8("a") }))],
      ["OTHER_FORMAT", fileOf("a.ods", zipSync({ "content.xml": strToU8("<a/>") }))],
      ["EMPTY", fileOf("a.csv", "")],
      ["EMPTY", fileOf("a.csv", ",,\n,")],
      ["TOO_LARGE", fileOf("a.csv", new Uint8Array(100_000_000))],
      ["TOO_LARGE", fileOf("a.xlsx", workbook("<row></row>".repeat(5_000_000)))],
      ["TOO_LARGE", fileOf("a.xlsx", withMore(1001, "a"))],
      ["TOO_WIDE", fileOf("a.xlsx", workbook(wide))],
      ["TOO_MANY_ROWS", fileOf("a.xlsx", workbook(long))],
      ["DAMAGED", fileOf("a.xlsx", workbook("<row>"))],
      ["DAMAGED", fileOf("a.xlsx", workbook(head).slice(0, 200))],
      ["UNSAFE_XML", fileOf("a.xlsx", workbook(head, { "xl/workbook.xml": entity }))],
    ];
    for (const [code, file] of files) expect(await faultOf(file), code).toBe(code);
  });
});

test("A formula is no value where its result must not count, and a day is what is stored", async () => {
  const row = `<row r="2"><c r="A2"><f>B2*2</f><v>12</v></c><c r="B2"><f t="shared" si="0"/><v>6</v></c></row>`;
  const file = fileOf("answers.xlsx", workbook(row));
  const cellsOf = async (choice?: SheetChoice) =>
    (await readOf(file, choice)).rows.map(({ cells }) => cells);
  expect(await cellsOf({ asStored: true })).toEqual([["=", "="]]);
  expect(await cellsOf()).toEqual([["12", "6"]]);
});

test("Rows have the numbers of the spreadsheet, also if blank ones are not stored", async () => {
  const numbers = [' r="1"', ' r="5"', "", ' r="9"'];
  const rows = numbers.map((number) => `<row${number}><c><v>1</v></c></row>`).join("");
  const { rows: found } = await readOf(fileOf("a.xlsx", workbook(rows)));
  expect(found.map(({ rowNo }) => rowNo)).toEqual([1, 5, 6, 9]);
  const { rows: lines } = await readOf(fileOf("a.csv", "a\n\nb"));
  expect(lines.map(({ rowNo, cells }) => [rowNo, ...cells])).toEqual([
    [1, "a"],
    [3, "b"],
  ]);
});
