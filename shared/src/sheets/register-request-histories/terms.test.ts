import { expect, test } from "vitest";
import { columnOf, exampleMark, isExample, registerColumns } from "./columns.ts";
import { conditionFrom, payerFrom, regionFrom } from "./terms.ts";
import { en } from "./words/en.ts";
import { ko } from "./words/ko.ts";
import { zh } from "./words/zh.ts";

const readers = {
  condition: conditionFrom,
  shippingFeePayer: payerFrom,
  warehouseRegion: regionFrom,
};

test.each([
  ["ko", ko],
  ["en", en],
  ["zh", zh],
] as const)(
  "words and headings of the template of %s are read back with their meaning",
  (_, words) => {
    for (const [column, read] of Object.entries(readers)) {
      const choices = words.choices[column as keyof typeof readers];
      const values = Object.keys(choices);
      expect(Object.values(choices).map(read)).toEqual(values);
      // Excel allows a drop-down list of up to 255 characters, separated by commas.
      expect(Object.values(choices).join(",").length).toBeLessThan(256);
    }
    expect(registerColumns.map((column) => columnOf(words.columns[column]))).toEqual([
      ...registerColumns,
    ]);
  },
);

test("only a part number with the example's mark is the example", () => {
  for (const mark of Object.values(exampleMark)) expect(isExample(`${mark} XBC-DR32H`)).toBe(true);
  for (const number of [undefined, "", "XBC-DR32H", "예시", "XBC (예시)", "example-1"])
    expect(isExample(number)).toBe(false);
});
