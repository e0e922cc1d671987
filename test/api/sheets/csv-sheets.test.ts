import { onlySheet } from "@bupum/functions/sheets/register-request-histories/sheet/only-sheet";
import { describe, expect, test } from "vitest";
import { readGrid, refusal } from "../../kit/sheets.ts";

describe("a CSV", () => {
  const text = '품번,제조사,단가,재고\nA-1,"엘에스, 산전",1200,5\r\n=1+1,LS,1,1\n1.9E+18,LS,1,1\n';
  // 가나 in CP949, which Node can read but not write.
  const cp949 = Buffer.from([0xb0, 0xa1, 0xb3, 0xaa]);

  test("is read in UTF-8, with a mark or without", async () => {
    for (const bytes of [Buffer.from(text), Buffer.from(`\uFEFF${text}`)]) {
      const { rows } = readGrid(onlySheet(bytes));
      expect(rows.map(({ cells, faults }) => faults[0]?.code ?? cells.manufactor)).toEqual([
        "엘에스, 산전",
        "FORMULA_CELL",
        "CODE_NOT_TEXT",
      ]);
    }
  });

  test("is read in CP949, and with semicolons or tabs", async () => {
    const bytes = Buffer.concat([
      Buffer.from("part number;maker;price\nA-1;"),
      cp949,
      Buffer.from(";1\n"),
    ]);
    expect(readGrid(onlySheet(bytes)).rows[0]?.cells.manufactor).toBe("가나");
    const tabs = Buffer.from("part number\tmaker\nA-1\tLS\n");
    expect(readGrid(onlySheet(tabs)).rows[0]?.cells.partNumber).toBe("A-1");
  });

  test("in no known encoding is refused with a reason", async () => {
    const bytes = Buffer.from([0x41, 0xff, 0xff, 0x0a]);
    expect(refusal(() => onlySheet(bytes))).toBe("ENCODING");
  });

  test("with a quote for inches is read, and the quote swallows no line below it", () => {
    const inches = Buffer.from('품번,제조사,품명\nA-1,LS,1/2" 밸브\nA-2,"LS,x\nA-3,LS,"3"" 관"\n');
    expect(readGrid(onlySheet(inches)).rows.map(({ cells }) => Object.values(cells))).toEqual([
      ["A-1", "LS", '1/2" 밸브'],
      ["A-2", '"LS', "x"],
      ["A-3", "LS", '3" 관'],
    ]);
  });

  test("of a program for boards has the maker's number, and a dealer's is passed over", () => {
    const bytes = Buffer.from(
      "\uFEFFID;Name;Designator;Quantity;Manufacturer Part;Manufacturer;Supplier Part;Price\n1;릴레이;RY1,RY2;2;MY2N-GS DC24;오므론;G-1001;4200\n",
    );
    const { rows, ignoredColumns } = readGrid(onlySheet(bytes));
    expect(rows[0]?.cells).toEqual({
      productName: "릴레이",
      stock: "2",
      partNumber: "MY2N-GS DC24",
      manufactor: "오므론",
      price: "4200",
    });
    expect(ignoredColumns).toEqual(["ID", "Designator", "Supplier Part"]);
    const both = Buffer.from("Part Number,Manufacturer Part Number,Mfr\nZ90-1-ND,MY2N,Omron\n");
    expect(readGrid(onlySheet(both)).rows[0]?.cells.partNumber).toBe("MY2N");
  });
});
