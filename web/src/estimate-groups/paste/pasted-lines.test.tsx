import { describe, expect, test } from "vitest";
import { linesOfPasted, quantityOf, readPasted } from "./pasted-lines.ts";

const read = (text: string) => {
  const sheet = readPasted(text);
  return { ...linesOfPasted(sheet, sheet.roles), ...sheet };
};
const plain = (text: string) =>
  read(text).lines.map(({ partNumber, manufactorName, quantity }) => [
    partNumber,
    manufactorName,
    quantity,
  ]);

describe("rows pasted from a sheet", () => {
  test("become lines of part number, maker and quantity", () =>
    expect(plain("MY2N-GS DC24\t오므론\t20\r\n6205\tNSK\t1,200 EA\r\n")).toEqual([
      ["MY2N-GS DC24", "오므론", 20],
      ["6205", "NSK", 1200],
    ]));

  test("may leave out the maker or the quantity, which is one piece where it is blank", () => {
    expect(plain("XBC-DR32H\t3\nE2E-X5\t4")).toEqual([
      ["XBC-DR32H", "", 3],
      ["E2E-X5", "", 4],
    ]);
    expect(plain("E2E-X5\tOmron\t\nE3Z-D61\t\t2")).toEqual([
      ["E2E-X5", "Omron", 1],
      ["E3Z-D61", "", 2],
    ]);
  });

  test("are told by their heading, in whatever order the columns stand", () =>
    expect(
      plain("No\t수량\t규격\t메이커\t품번\n1\t3\t24V\t오므론\tMY2N\n2\t5\t\tNSK\t6205"),
    ).toEqual([
      ["MY2N", "오므론", 3],
      ["6205", "NSK", 5],
    ]));

  test("are told by their look without one, and serial numbers are left alone", () =>
    expect(plain("1\t오므론\tMY2N-GS\t20\n2\t시멘스\t6ES7-214\t5")).toEqual([
      ["MY2N-GS", "오므론", 20],
      ["6ES7-214", "시멘스", 5],
    ]));

  test("stay two lines where only a decimal point tells the numbers apart", () =>
    expect(
      plain("FR-D720-1.5K\t미쓰비시\t1\nFR-D720-15K\t미쓰비시\t1\nfr d720 1,5k\t미쓰비시\t2"),
    ).toEqual([
      ["FR-D720-1.5K", "미쓰비시", 3],
      ["FR-D720-15K", "미쓰비시", 1],
    ]));

  test("are asked about where two columns may be the quantity, or no column the part number", () => {
    expect(read("MY2N\t오므론\t20\t1500").isUnclear).toBe(true);
    expect(read("센서\t빨강\t큰 것\t3").isUnclear).toBe(true);
    expect(read("MY2N\t오므론\t20").isUnclear).toBe(false);
    expect(
      linesOfPasted(readPasted("MY2N\t오므론\t20\t1500"), [
        "partNumber",
        "manufactorName",
        "quantity",
        "none",
      ]).lines,
    ).toMatchObject([{ partNumber: "MY2N", quantity: 20 }]);
  });

  test("are added up where they say the same part, and remember where they stood", () => {
    const { lines } = read(
      "품번\t제조사\t수량\nMY2N-GS\t오므론\t20\n6205\tNSK\t1\nmy2n gs\t오므론\t5",
    );
    expect(lines).toMatchObject([
      { partNumber: "MY2N-GS", quantity: 25, rows: [2, 4] },
      { partNumber: "6205", quantity: 1, rows: [3] },
    ]);
  });

  test("keep a quantity of zero or none as it was written, and never take it for one", () => {
    const typed = plain("A-1\tB\t0\nA-1\tB\t7\nA-2\tB\t3\nA-3\tB\t두 개");
    expect(typed.map(([, , quantity]) => quantity)).toEqual(["0", 7, 3, "두 개"]);
    expect(["0", "-3", "1.5", "두 개", "99999999"].map(quantityOf)).toEqual(
      Array.from({ length: 5 }, () => undefined),
    );
  });

  test("keep leading zeros and every character of a part number", () =>
    expect(plain("0012-34E5\t\t2")[0]?.[0]).toBe("0012-34E5"));

  test("stop at what one list may hold", () => {
    const rows = Array.from({ length: 502 }, (_, index) => `P${index}\tM\t1`).join("\n");
    expect(read(rows).lines).toHaveLength(500);
    expect(read(rows).left).toEqual([501, 502]);
  });
});
