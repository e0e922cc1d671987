import { strToU8, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { linesOfPasted, readPasted } from "../../estimate-groups/paste/pasted-lines.ts";
import { SheetFault, sheetRows, sheetText } from "./sheet-rows.ts";

const fileOf = (name: string, bytes: Uint8Array | string) =>
  new File([typeof bytes === "string" ? bytes : new Uint8Array(bytes)], name);
const faultOf = (file: File) =>
  sheetText(file).then(
    () => "read",
    (error: unknown) => (error instanceof SheetFault ? error.why : error),
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

describe("a part list from a file", () => {
  test("of Excel is its first sheet, with shared texts, gaps, and results of formulas", async () => {
    const row = `<row><c r="A2" t="s"><v>1</v></c><c r="C2"><f>2*6</f><v>12</v></c></row>`;
    const text = await sheetText(fileOf("bom.xlsx", workbook(head + row)));
    expect(text).toBe("품번\t\t수량\nE3Z-D61\t\t12");
    const pasted = readPasted(text);
    expect(linesOfPasted(pasted, pasted.roles).lines).toMatchObject([
      { partNumber: "E3Z-D61", quantity: 12 },
    ]);
  });

  test("of commas may be UTF-8 with its mark, or EUC-KR as Korean Excel writes it", async () => {
    expect(await sheetText(fileOf("a.csv", '\uFEFF품번,수량\r\n"6205, ""ZZ""",3'))).toBe(
      '품번\t수량\n6205, "ZZ"\t3',
    );
    const korean = new Uint8Array([0xc7, 0xb0, 0xb9, 0xf8, 0x3b, 0xbc, 0xf6, 0xb7, 0xae]);
    expect(await sheetText(fileOf("a.csv", korean))).toBe("품번\t수량");
  });

  test("keeps a heading and 500 rows", async () => {
    const rows = Array.from({ length: 100_000 }, (_, at) => `A-${at},1`).join("\n");
    expect((await sheetText(fileOf("a.csv", rows))).split("\n")).toHaveLength(501);
  });

  test("is known by its content, whatever its name is", async () => {
    expect(await sheetText(fileOf("a.xlsx", "부품,1"))).toBe("부품\t1");
    expect(await sheetText(fileOf("a.csv", workbook(head)))).toBe("품번\t\t수량");
  });

  test("is refused if it is no list, too large, or malicious", async () => {
    expect(await faultOf(fileOf("a.pdf", "%PDF"))).toBe("type");
    expect(await faultOf(fileOf("a.csv", new Uint8Array([65, 0, 66])))).toBe("type");
    expect(await faultOf(fileOf("a.csv", new Uint8Array(5_000_001)))).toBe("size");
    expect(await faultOf(fileOf("a.xlsx", workbook("<row></row>".repeat(5_000_000))))).toBe("size");
    expect(await faultOf(fileOf("a.xlsx", withMore(1001, "a")))).toBe("size");
    expect(await faultOf(fileOf("a.xlsx", workbook("<row>")))).toBe("broken");
    expect(await faultOf(fileOf("a.xlsx", workbook(head).slice(0, 200)))).toBe("broken");
    expect(await faultOf(fileOf("a.xlsx", zipSync({ "a.txt": strToU8("a") })))).toBe("type");
    const bomb = `<!DOCTYPE a [<!ENTITY b "bbbbbbbb">]><workbook>&b;</workbook>`;
    expect(await faultOf(fileOf("a.xlsx", workbook(head, { "xl/workbook.xml": bomb })))).toBe(
      "broken",
    );
  });
});

test("A formula is shown as text if its result must not count", async () => {
  const row = `<row r="2"><c r="A2"><f>B2*2</f><v>12</v></c><c r="B2"><f t="shared" si="0"/><v>6</v></c></row>`;
  const file = fileOf("answers.xlsx", workbook(row));
  const cellsOf = async (...more: [{ keepsFormulas: boolean }?]) =>
    (await sheetRows(file, ...more)).map(({ cells }) => cells);
  expect(await cellsOf({ keepsFormulas: true })).toEqual([["=", "="]]);
  expect(await cellsOf()).toEqual([["12", "6"]]);
});

test("Rows have the numbers of the spreadsheet, also if blank ones are not stored", async () => {
  const numbers = [' r="1"', ' r="5"', "", ' r="9"'];
  const rows = numbers.map((number) => `<row${number}><c><v>1</v></c></row>`).join("");
  const read = await sheetRows(fileOf("a.xlsx", workbook(rows)));
  expect(read.map(({ rowNo }) => rowNo)).toEqual([1, 5, 6, 9]);
  const plain = await sheetRows(fileOf("a.csv", "a\n\nb"));
  expect(plain.map(({ rowNo, cells }) => [rowNo, ...cells])).toEqual([[1, "a"], [2], [3, "b"]]);
});
