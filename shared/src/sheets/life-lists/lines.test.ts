import { describe, expect, test } from "vitest";
import { listRows } from "../product-lists/rows.ts";
import { openPasted } from "../reader/delimited.ts";
import { readLifeList } from "./lines.ts";

const read = (text: string) =>
  readLifeList(listRows(openPasted(text).grid(0))).map(
    ({ partNumber, state, lastOrderDay, successor }) => [
      partNumber,
      state,
      lastOrderDay,
      successor,
    ],
  );

describe("a maker's list of lives (D35-7)", () => {
  test("is read by its headings, in any order and below a title", () =>
    expect(
      read(
        [
          "2026년 하반기 단종 예정 품목",
          "No.\t대체 품번\t품번\t상태\t최종 주문일",
          "1\tH3DT-A1\tH3CR-A8\t단종 예정\t2027. 3. 31",
          "2\t\tMY2-GS\t양산\t",
          "3\tE3Z-D62\tE3Z-D61\t\t",
        ].join("\n"),
      ),
    ).toEqual([
      ["H3CR-A8", "LAST_ORDER", "2027-03-31", "H3DT-A1"],
      ["MY2-GS", "ACTIVE", undefined, undefined],
      ["E3Z-D61", "REPLACED", undefined, "E3Z-D62"],
    ]));

  test("is read without headings in the usual order", () =>
    expect(read("MAX232CPE\tNRND\nMAX232CPE+\tObsolete\t\tMAX3232CPE+")).toEqual([
      ["MAX232CPE", "NOT_FOR_NEW_DESIGNS", undefined, undefined],
      ["MAX232CPE+", "DISCONTINUED", undefined, "MAX3232CPE+"],
    ]));

  test.each([
    [
      "Part Number\tLifecycle Status\tLast Time Buy Date\nA1\tLast Time Buy\t2027/01/05",
      "LAST_ORDER",
      "2027-01-05",
    ],
    ["型号\t状态\nA1\t停产", "DISCONTINUED", undefined],
    ["MPN\tStatus\nA1\tEnd of Life", "DISCONTINUED", undefined],
    ["품번\t단종일\nA1\t2026-02-30", "LAST_ORDER", undefined],
    ["품번\t상태\nA1\t문의", undefined, undefined],
    ["품번\t상태\t일자\nA1\t단종 예정\t03/04/2027", "LAST_ORDER", undefined],
  ])("%s", (text, state, day) => expect(read(text)).toEqual([["A1", state, day, undefined]]));
});
