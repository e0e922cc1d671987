import { expect, test } from "vitest";
import { changesOf } from "./changes.ts";

test("each field that differs is named with both values in one line, and nothing else", () => {
  const before = {
    partNumber: "ZX-1",
    unit: "EA",
    name: { ko: "센서", en: "Sensor", zh: "传感器" },
    specifications: [{ name: { ko: "전압", en: "Voltage", zh: "电压" }, value: "24 V" }],
    stock: null,
    version: 1,
  };
  const after = {
    ...before,
    partNumber: "ZX-2",
    name: { ko: "근접 센서", en: "Sensor", zh: "传感器" },
    specifications: [],
    stock: 5,
    version: 2,
  };
  expect(changesOf(before, after)).toEqual([
    { field: "name", from: "센서", to: "근접 센서" },
    { field: "partNumber", from: "ZX-1", to: "ZX-2" },
    { field: "specifications", from: "전압 24 V" },
    { field: "stock", to: "5" },
  ]);
});

test("ids and whole texts are named without values, and long values are cut", () => {
  const changes = changesOf(
    { images: [], content: "before", memo: "" },
    { images: [{ id: "fil_1" }], content: "after", memo: "가".repeat(500) },
  );
  expect(changes).toEqual([
    { field: "content" },
    { field: "images" },
    { field: "memo", to: "가".repeat(200) },
  ]);
});
