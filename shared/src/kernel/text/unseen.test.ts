import { expect, test } from "vitest";
import { oneLine } from "./text.ts";
import { hasNothingUnseen } from "./unseen.ts";

test.each([
  ["a mark that turns the direction", "대한\u202Egpj.exe"],
  ["an isolate", "\u2066대한기계\u2069"],
  ["a right-to-left mark", "대한\u200F기계"],
  ["a zero-width space", "대한\u200B기계"],
  ["a joiner between letters that never join", "대한\u200D기계"],
  ["a non-joiner in Latin", "Dae\u200Chan"],
  ["a byte order mark", "대한\uFEFF기계"],
  ["a soft hyphen", "대한\u00AD기계"],
  ["a word joiner", "대한\u2060기계"],
  ["the Hangul filler, a letter that is blank", "\u3164"],
  ["the half-width Hangul filler", "대한\uFFA0"],
  ["a line separator", "대한\u2028기계"],
  ["a letter of the tag block", "대한\u{E0041}"],
])("%s is not allowed in a name", (_, name) => {
  expect(hasNothingUnseen(name)).toBe(false);
  expect(oneLine(1, 80).safeParse(name).error?.issues[0]?.message).toBe("UNSEEN");
});

test.each([
  ["Korean", "㈜대한기계 (서울)"],
  ["Korean as macOS decomposes it", "대한기계".normalize("NFD")],
  ["letters of Hangul alone", "ㄱㄴㄷ ㅏ"],
  ["Chinese with a variant of a character", "葛\u{E0100}城机电"],
  ["an emoji of several people", "김👩🏽‍💻과 👨‍👩‍👧‍👦"],
  ["a heart in colour", "❤️"],
  ["Persian with its non-joiner", "می\u200Cخواهم"],
  ["Hindi with a joiner", "क्\u200Dष"],
  ["a part's name", "ø6.2 × 10 mm – 24 V⎓"],
])("%s is allowed", (_, name) => {
  expect(hasNothingUnseen(name)).toBe(true);
});
