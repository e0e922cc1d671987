import { expect, test } from "vitest";
import { highlighted } from "./highlight.ts";

const marked = (text: string, keyword: string) =>
  highlighted(text, keyword)
    .map((piece) => (piece.isHit ? `[${piece.text}]` : piece.text))
    .join("");

test.each([
  ["6ES7 214-1AG40-0XB0", "6es72141ag40", "[6ES7 214-1AG40]-0XB0"],
  ["6ES7 214-1AG40-0XB0", "1ag40", "6ES7 214-[1AG40]-0XB0"],
  ["6ES7 214-1AG40-0XB0", "6ES7214-1AG40-0XB0 SIEMENS", "[6ES7 214-1AG40-0XB0]"],
  ["지멘스 (SIEMENS)", "6ES7214 siemens", "지멘스 ([SIEMENS])"],
  ["적층 세라믹 콘덴서", "세라믹콘", "적층 [세라믹 콘]덴서"],
  ["근접 센서", "센서 근접", "[근접] [센서]"],
  ["MR-J2S-40A", "ＭＲ－Ｊ２Ｓ", "[MR-J2S]-40A"],
  ["AAA", "aa", "[AAA]"],
  ["西门子 PLC", "西门子", "[西门子] PLC"],
  ["10㎜ 볼트", "10mm", "[10㎜] 볼트"],
  ["E3Z-T61", "", "E3Z-T61"],
  ["E3Z-T61", "---", "E3Z-T61"],
  ["E3Z-T61", "zzz", "E3Z-T61"],
  ["", "a", ""],
])("%s searched for %s shows %s", (text, keyword, shown) =>
  expect(marked(text, keyword)).toBe(shown),
);
