import { expect, test } from "vitest";
import { plainOf } from "./contacts-plain.ts";

test("digits, dots and signs of any script are plain characters (D29-9)", () => {
  expect(plainOf("ㆍ\u119E").plainText).toBe("··");
  expect(plainOf("\u24FF①⑨").plainText).toBe("019");
  expect(plainOf("٠١٩ ०९ 09").plainText).toBe("019 09 09");
  expect(plainOf("1\u200B2★3").plainText).toBe("12·3");
});

test("each plain character knows its place in the text", () => {
  expect(plainOf("가\u200B①")).toEqual({ plainText: "가1", from: [0, 2], until: [1, 3] });
});
