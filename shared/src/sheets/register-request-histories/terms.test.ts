import { expect, test } from "vitest";
import { columnOf, exampleMark, isExample, registerColumns } from "./columns.ts";
import { conditionFrom, currencyFrom, payerFrom, regionFrom } from "./terms.ts";
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

test.each([
  ["미개봉", "NEW"],
  ["신품(박스)", "NEW"],
  ["신동품", "NEW_SURPLUS"],
  ["중고(A급)", "USED"],
  ["A급 중고", "USED"],
  ["중고 A급", "USED"],
  ["리퍼", "REFURBISHED"],
  ["신품(중고)", undefined],
  ["좋음", undefined],
])("the condition %s is read with its remark", (text, condition) =>
  expect(conditionFrom(text)).toBe(condition),
);

test.each([
  ["인천시 부평구", "INCHEON"],
  ["경기도 안산시 단원구 원시동", "GYEONGGI"],
  ["안산", "GYEONGGI"],
  ["서울시 구로구", "SEOUL"],
  ["부산광역시 사상구", "BUSAN"],
  ["(21315) 인천 부평구", "INCHEON"],
  ["경남 창원", "GYEONGSANG"],
  ["창원시", "GYEONGSANG"],
  ["경기 광주시", "GYEONGGI"],
  ["해외", undefined],
])("the place %s is in its region", (text, region) => expect(regionFrom(text)).toBe(region));

test("a sign of two currencies is none of them", () => expect(currencyFrom("¥")).toBeUndefined());
