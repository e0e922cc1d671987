import { describe, expect, test } from "vitest";
import { pastedLines } from "./pasted-lines.ts";

describe("rows pasted from a sheet", () => {
  test("become lines of part number, maker and quantity", () => {
    const { lines, left } = pastedLines("MY2N-GS DC24\t오므론\t20\r\n6205\tNSK\t1,200 EA\r\n");
    expect(lines).toEqual([
      { partNumber: "MY2N-GS DC24", manufactorName: "오므론", quantity: 20 },
      { partNumber: "6205", manufactorName: "NSK", quantity: 1200 },
    ]);
    expect(left).toEqual([]);
  });

  test("may leave out the maker, and the quantity is one piece where it is blank", () => {
    expect(pastedLines("XBC-DR32H\t3\nE2E-X5\tOmron\nE3Z-D61\t\t\n").lines).toEqual([
      { partNumber: "XBC-DR32H", manufactorName: "", quantity: 3 },
      { partNumber: "E2E-X5", manufactorName: "Omron", quantity: 1 },
      { partNumber: "E3Z-D61", manufactorName: "", quantity: 1 },
    ]);
  });

  test("skip a heading and name the rows that cannot be read", () => {
    const { lines, left } = pastedLines(
      "품번\t제조사\t수량\nA1\tB\t두 개\n\t\t5\nA2\tB\t0\nA3\tB\t7",
    );
    expect(lines).toEqual([{ partNumber: "A3", manufactorName: "B", quantity: 7 }]);
    expect(left).toEqual([2, 3, 4]);
  });

  test("keep leading zeros and every character of a part number", () => {
    expect(pastedLines("0012-34E5\t\t2").lines[0]?.partNumber).toBe("0012-34E5");
  });

  test("stop at what one request may hold", () => {
    const rows = Array.from({ length: 52 }, (_, index) => `P${index}\tM\t1`).join("\n");
    expect(pastedLines(rows).lines).toHaveLength(50);
    expect(pastedLines(rows).left).toEqual([51, 52]);
  });
});
