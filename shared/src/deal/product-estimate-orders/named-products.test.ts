import { expect, test } from "vitest";
import { aboutProduct, offeredProduct, orderedProduct } from "./named-products.ts";

const line = {
  partNumber: "FR-D720-0.2K",
  manufactorName: "미쓰비시전기",
  productName: "FREQROL 인버터",
};
const alternative = { partNumber: "SV002iG5A-2", manufactorName: "LS산전" };

test("a part that was asked for has its number, maker and name", () => {
  const part = offeredProduct(line, undefined);
  expect(part).toMatchObject({ title: "FR-D720-0.2K", insteadOf: undefined });
  expect(aboutProduct(part)).toBe("미쓰비시전기 · FREQROL 인버터");
  expect(orderedProduct({ ...line, isAlternative: false })).toEqual(part);
});

test("a line in words shows the words once", () => {
  const part = offeredProduct({ productName: "근접 센서" }, undefined);
  expect([part.title, aboutProduct(part)]).toEqual(["근접 센서", ""]);
});

test("a substitute never has the name of the part that it replaces", () => {
  const part = offeredProduct(line, alternative);
  expect(part).toEqual({
    number: "SV002iG5A-2",
    title: "SV002iG5A-2",
    maker: "LS산전",
    name: undefined,
    insteadOf: "FR-D720-0.2K",
  });
  expect(offeredProduct({ productName: "근접 센서" }, alternative).insteadOf).toBe("근접 센서");
  const order = { ...line, ...alternative, isAlternative: true };
  expect(orderedProduct({ ...order, insteadOf: "FR-D720-0.2K" })).toEqual(part);
  expect(orderedProduct(order)).toEqual({ ...part, insteadOf: "FREQROL 인버터" });
  expect(orderedProduct({ ...order, substituteGrade: "DROP_IN" }).grade).toBe("DROP_IN");
});
