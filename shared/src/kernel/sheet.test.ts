import { expect, test } from "vitest";
import { cellText, datedName, seoulClock, sheetOptions } from "./sheet.ts";

test.each(["=1+1", "+82", "-5", "@sum", "\tx", "\rx"])(
  "a cell never starts a formula: %j",
  (text) => {
    expect(cellText(text)).toBe(`'${text}`);
  },
);

test.each(["00123", "6205-2RS", "서울", ""])(
  "a text that is no formula is unchanged: %j",
  (text) => {
    expect(cellText(text)).toBe(text);
  },
);

test("a cell contains no character that XML refuses, and no more than Excel allows", () => {
  expect(cellText("a\u0000b\u0008c\u000Bd\u001F\uFFFFe\uD800f")).toBe("abcde\uFFFDf");
  expect(cellText("\u0001=1+1")).toBe("'=1+1");
  expect(cellText("가\n나\t다")).toBe("가\n나\t다");
  expect(cellText("x".repeat(32_768))).toHaveLength(32_767);
  expect(cellText(`=${"x".repeat(32_767)}`)).toHaveLength(32_767);
  expect(cellText(`${"x".repeat(32_766)}😀`).at(-1)).toBe("\uFFFD");
});

test("the name of a sheet is valid in Excel", () => {
  expect(sheetOptions("부품: 목록/전체", []).name).toBe("부품  목록 전체");
  expect(sheetOptions("가".repeat(40), []).name).toHaveLength(31);
});

test("a file name has the day in Seoul, and timestamps are in its time", () => {
  expect(datedName("회원", "2026-11-20T16:00:00.000Z")).toBe("회원_2026-11-21.xlsx");
  expect(seoulClock("2026-11-20T16:05:00.000Z")).toBe("2026-11-21 01:05");
});
