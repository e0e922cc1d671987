import { expect, test } from "vitest";
import { pieceOf, wordsOf } from "./words.ts";

test.each([
  ["6204zz", "6204zz"],
  ["hgkn23", "hgkn"],
  ["my2n", "2n"],
  ["서보모터200w", "200w"],
  ["볼베어링6204", "6204"],
  ["베어", "베어"],
  ["ベアリング", ""],
])("%s is looked up by %s", (keyword, piece) => expect(pieceOf(keyword)).toBe(piece));

test("for every text that contains a keyword, one of its pieces contains the piece that is looked up", () => {
  const texts = [
    "서보모터200whgkn23j",
    "hgkn23js100",
    "깊은홈볼베어링6204zz",
    "bearing6204zzc3",
    "relay24vmy2n",
    "한国abcd12가34ef",
    "mrj440a",
  ];
  for (const text of texts)
    for (let from = 0; from < text.length; from++)
      for (let to = from + 1; to <= text.length; to++) {
        const piece = pieceOf(text.slice(from, to));
        expect(piece).not.toBe("");
        expect(
          wordsOf(text).some((word) => word.includes(piece)),
          `${text.slice(from, to)} in ${text} by ${piece}`,
        ).toBe(true);
      }
});
