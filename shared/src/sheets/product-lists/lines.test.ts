import { describe, expect, test } from "vitest";
import { openPasted } from "../reader/delimited.ts";
import { understood } from "./columns.ts";
import type { ListRole } from "./heads.ts";
import { linesOf } from "./lines.ts";
import { listRows } from "./rows.ts";

interface More {
  roles?: ListRole[];
  boards?: number;
  taken?: ReadonlySet<number>;
  most?: number;
}

function read(text: string, { roles, ...more }: More = {}) {
  const rows = listRows(openPasted(text).grid(0));
  const columns = { ...understood(rows), ...(roles && { roles }) };
  return { ...columns, ...linesOf(rows, columns, { most: 500, ...more }) };
}
const plain = (text: string) =>
  read(text).lines.map(({ partNumber, manufactorName, quantity, unit }) =>
    [partNumber, manufactorName, quantity, unit].filter((one) => one !== undefined),
  );
const reasons = (text: string) => read(text).aside.map(({ rowNo, reason }) => [rowNo, reason]);

test.each(["내 번호", "My number", "我的编号", "자사품번", "구매자 품번", "Buyer's part no."])(
  "a column of the buyer's own numbers beside the part numbers is told apart: %s (D31-2)",
  (head) => {
    const { lines, isUnclear } = read(`${head}\t제조사\t품번\nA-1\t오므론\tMY2N\nA-2\t\t`);
    expect(isUnclear).toBe(false);
    // A row that has its own number alone is found by it.
    expect(lines.map(({ partNumber, ownNumber }) => [partNumber, ownNumber])).toEqual([
      ["MY2N", "A-1"],
      ["A-2", "A-2"],
    ]);
  },
);

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
    expect(read("품번\t수량\nE2E-X5\t").lines[0]?.marks).toEqual(["BLANK_QUANTITY"]);
  });

  test("keep a calculation as it was written, to be corrected (D8-14)", () => {
    for (const typed of ["=1+1", "1-2", "2*3", "5±1"])
      expect(plain(`품번\t제조사\t수량\nMY2N-GS\t오므론\t${typed}`)).toEqual([
        ["MY2N-GS", "오므론", typed],
      ]);
    for (const typed of ["=1+1", "2*3", "5±1"])
      expect(plain(`MY2N-GS\t${typed}\nE3Z-D61\t5`)).toEqual([
        ["MY2N-GS", "", typed],
        ["E3Z-D61", "", 5],
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

  test("stay two lines where only a decimal point tells the numbers apart (D19-1)", () =>
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
    const roles: ListRole[] = ["partNumber", "manufactorName", "quantity", "none"];
    expect(read("MY2N\t오므론\t20\t1500", { roles }).lines).toMatchObject([
      { partNumber: "MY2N", quantity: 20 },
    ]);
  });

  test("are added up where they say the same part in the same unit, and remember their rows", () => {
    const { lines } = read(
      "품번\t제조사\t수량\nMY2N-GS\t오므론\t20\n6205\tNSK\t1\nmy2n gs\t오므론\t5\n6205\tNSK\t2박스",
    );
    expect(lines).toMatchObject([
      { partNumber: "MY2N-GS", quantity: 25, rows: [2, 4] },
      { partNumber: "6205", quantity: 1, rows: [3] },
      { partNumber: "6205", quantity: 2, unit: "박스", rows: [5] },
    ]);
  });

  test("keep a quantity of zero or none as it was written, and never take it for one", () => {
    const typed = plain("A-1\tB\t0\nA-1\tB\t7\nA-2\tB\t3\nA-3\tB\t두 개\nA-4\tB\t2,5");
    expect(typed.map(([, , quantity]) => quantity)).toEqual(["0", 7, 3, "두 개", "2,5"]);
  });

  test("keep leading zeros and every character of a part number", () =>
    expect(plain("0012-34E5\t\t2")[0]?.[0]).toBe("0012-34E5"));

  test("beyond what one list may hold are named by their numbers", () => {
    const rows = Array.from({ length: 502 }, (_, index) => `P${index}\tM\t1`).join("\n");
    expect(read(rows).lines).toHaveLength(500);
    expect(reasons(rows)).toEqual([
      [501, "BEYOND"],
      [502, "BEYOND"],
    ]);
  });

  test("have cells with line breaks and quotes, as a spreadsheet copies them", () => {
    const cells = '1\t"PR12-4DN\n(센서 교체용)"\t오토닉스\t2\n2\t"BV-15 1/2"" BALL"\t가온\t3';
    const { lines } = read(`번호\t품번\t제조사\t수량\n${cells}`);
    expect(lines).toMatchObject([
      { partNumber: "PR12-4DN", memo: "센서 교체용", quantity: 2 },
      { partNumber: 'BV-15 1/2" BALL', quantity: 3 },
    ]);
    expect(plain('BV-1/2"\t가온\t1\nA-2\t가온\t2')[0]).toEqual(['BV-1/2"', "가온", 1]);
  });
});

describe("a heading", () => {
  test.each([
    ["Item\tQty\tReference\tManufacturer\tManufacturer Part Number", "1\t2\tC1, C2\tTDK\tC1608X"],
    ["Ref\tQty\tMfr. Part #\tMfr", "C1, C2\t2\tC1608X\tTDK"],
    ["Name\tDesignator\tQuantity\tManufacturer Part\tManufacturer", "100nF\tC1,C2\t2\tC1608X\tTDK"],
    ["No\t품명\t규격\t제조사\t수 량", "1\t콘덴서\tC1608X\tTDK\t2"],
    ["부품 번호(P/N)\tMaker명\t제 조 사\t발주 수량\t단가", "C1608X\t\tTDK\t2\t100"],
    ["型号\t品牌\t数量", "C1608X\tTDK\t2"],
    ["Qty\tDigi-Key Part Number\tManufacturer\tMPN", "2\t445-1234-1-ND\tTDK\tC1608X"],
  ])("%j names the columns of a list", (head, row) => {
    const { lines, isUnclear, aside } = read(`${head}\n${row}`);
    expect([isUnclear, aside]).toEqual([false, []]);
    expect(lines).toMatchObject([
      { partNumber: "C1608X", manufactorName: "TDK", quantity: 2, rows: [2] },
    ]);
  });

  test("may stand below a title and a date, which are no lines", () => {
    const text =
      "견적 요청서\n작성일: 2026-11-26\n\n품번\t제조사\t수량\nMY2N\t오므론\t3\n합 계\t\t3";
    expect(plain(text)).toEqual([["MY2N", "오므론", 3]]);
    expect(reasons(text)).toEqual([
      [1, "TITLE"],
      [2, "TITLE"],
      [6, "SUM"],
    ]);
  });

  test("that is unknown above figures is the quantity if nothing else is, and asked about if two are", () => {
    expect(plain("품번\t원하는 만큼\nMY2N\t3\nLY4N\t7")).toEqual([
      ["MY2N", "", 3],
      ["LY4N", "", 7],
    ]);
    expect(read("품번\t갑\t을\nMY2N\t3\t5\nLY4N\t7\t9").isUnclear).toBe(true);
    expect(read("품번\t갑\nMY2N\t가\nLY4N\t나").lines[0]?.marks).toEqual(["BLANK_QUANTITY"]);
  });

  test("may stand in a column of its own, where it is none of a list", () =>
    expect(read("견적번호\tQ-1\n품번\tMY2N\n수량\t3").headAt).toBe(-1));

  test("that is there twice is asked about: two lists stand side by side", () => {
    const text = "품번\t수량\t품번\t수량\nA-1\t1\tB-1\t2";
    expect(read(text).isUnclear).toBe(true);
  });

  test("of values serves where a list has no number, and references are counted", () => {
    const { lines, aside } = read(
      "Reference\tValue\tFootprint\tDNP\nC1,C2\t100nF\tC_0603\t\nR1-R3\t10k\tR_0603\t\nR9\t1k\tR_0603\tDNP",
    );
    expect(lines).toMatchObject([
      { partNumber: "100nF", quantity: 2, marks: ["COUNTED"] },
      { partNumber: "10k", quantity: 3, marks: ["COUNTED"] },
    ]);
    expect(aside).toMatchObject([{ rowNo: 4, reason: "NOT_FITTED" }]);
  });
});

describe("a row of a list", () => {
  test.each([
    ["100M", 100, "M"],
    ["3조", 3, "조"],
    ["2매", 2, "매"],
    ["10 롤", 10, "롤"],
    ["2박스", 2, "박스"],
    ["5 m", 5, "m"],
    ["1식", 1, "식"],
    ["２０ EA", 20, undefined],
    ["C1, C2", 2, undefined],
  ])("asks for %s in the unit of its buyer", (typed, quantity, unit) => {
    const [line] = read(`품번\t수량\nVCT-2C\t${typed}`).lines;
    expect([line?.quantity, line?.unit]).toEqual([quantity, unit]);
  });

  test("has the unit of its column, and is multiplied by the devices to build", () => {
    const text = "품번\t수량\t단위\nVCT-2C\t3\t롤\nMY2N\t2\tEA";
    expect(read(text, { boards: 10 }).lines).toMatchObject([
      { quantity: 30, unit: "롤" },
      { quantity: 20 },
    ]);
  });

  test.each([
    ["-", "NO_NUMBER"],
    ["n/a", "NO_NUMBER"],
    ["DNP", "NOT_FITTED"],
    ["합계 6", "SUM"],
    ["품번", "HEAD"],
  ])("%s is set aside, with its number and reason", (number, reason) => {
    const cells = reason === "HEAD" ? "수량" : "6";
    expect(reasons(`품번\t수량\nMY2N\t3\n${number}\t${cells}`)).toEqual([[3, reason]]);
  });

  test("with a number that a spreadsheet spoilt is marked, and never added to another", () => {
    const { lines } = read(
      "품번\t수량\n9.55167E+12\t1\n9.55167E+12\t2\n1900000000000000000\t3\n3월 1일\t4\nE3-1\t5",
    );
    expect(lines.map(({ damage }) => damage)).toEqual([
      "SCIENTIFIC",
      "SCIENTIFIC",
      "DIGITS",
      "DATE",
      undefined,
    ]);
  });

  test("without a number is looked up by the code of its dealer, and says so", () => {
    const { lines } = read("MPN\tLCSC Part\tQty\nC1608X\tC1525\t2\n\tC25804\t3\n-\t-\t1");
    expect(lines).toMatchObject([
      { partNumber: "C1608X", memo: "LCSC Part C1525", marks: [] },
      { partNumber: "C25804", marks: ["CODE"] },
    ]);
  });

  test("has its quantity beside the number where no column has it", () => {
    expect(plain("MY2N-GS 10개\nLY4N DC24 x 4EA\nE3Z-D61 2M")).toEqual([
      ["MY2N-GS", "", 10],
      ["LY4N DC24", "", 4],
      ["E3Z-D61 2M", "", 1],
    ]);
    expect(plain("품번\t수량\nA-1\t1.000")[0]).toEqual(["A-1", "", "1.000"]);
  });

  test("has the maker of the row above where it says so", () =>
    expect(plain("품번\t제조사\t수량\nMY2N\t오므론\t1\nLY4N\t〃\t2")[1]).toEqual([
      "LY4N",
      "오므론",
      2,
    ]));
});

describe("a row that is taken over by hand", () => {
  const text = "품번\t수량\nA-1\t2\n-\t4\nDNP\t1\n합계\t7\nA-1\t3";
  const linesWith = (taken: number[]) =>
    read(text, { taken: new Set(taken) }).lines.map(({ rows, partNumber, quantity }) => [
      rows.join(),
      partNumber,
      quantity,
    ]);

  test("is a line of its own, in its place, and leaves the others as they are", () => {
    expect(linesWith([])).toEqual([["2,6", "A-1", 5]]);
    expect(linesWith([4, 5])).toEqual([
      ["2,6", "A-1", 5],
      ["4", "DNP", 1],
      ["5", "합계", 7],
    ]);
  });

  test("has no number where the sheet has none", () =>
    expect(linesWith([3])).toEqual([
      ["2,6", "A-1", 5],
      ["3", "", 4],
    ]));
});
