import { describe, expect, test } from "vitest";
import { contentTypes, extensionOf, isAllowedName, isCompound, looksLike } from "./rules.ts";

const head = (...bytes: number[]) => Uint8Array.from([...bytes, 0, 0, 0, 0]);
const heads: Record<string, Uint8Array[]> = {
  pdf: [head(0x25, 0x50, 0x44, 0x46)],
  png: [head(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)],
  jpg: [head(0xff, 0xd8, 0xff)],
  webp: [head(0x52, 0x49, 0x46, 0x46)],
  tif: [head(0x49, 0x49, 0x2a, 0x00), head(0x4d, 0x4d, 0x00, 0x2a)],
  xlsx: [head(0x50, 0x4b, 0x03, 0x04)],
  zip: [head(0x50, 0x4b, 0x03, 0x04), head(0x50, 0x4b, 0x05, 0x06)],
  dwg: [head(0x41, 0x43, 0x31, 0x30)],
  step: [head(0x49, 0x53, 0x4f, 0x2d, 0x31, 0x30, 0x33, 0x30, 0x33)],
};

describe("the first bytes of a file", () => {
  test("are accepted if they are those of its type", () => {
    for (const [extension, all] of Object.entries(heads))
      for (const bytes of all) {
        const type = contentTypes[extension]!;
        expect(looksLike(type, bytes), extension).toBe(true);
        const length = bytes.length - 4;
        for (let at = 0; at < length; at++) {
          const other = Uint8Array.from(bytes);
          other[at] = other[at]! ^ 0x80;
          expect(looksLike(type, other), `${extension} at ${at}`).toBe(false);
        }
      }
  });

  test("are text for types without a signature", () => {
    expect(looksLike("text/csv", new TextEncoder().encode("a,b"))).toBe(true);
    expect(looksLike("text/csv", new Uint8Array())).toBe(false);
    expect(looksLike("image/vnd.dxf", Uint8Array.from([65, 0]))).toBe(false);
  });

  test("identify an old Office file, or a new one with a password", () => {
    expect(isCompound(head(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1))).toBe(true);
    expect(isCompound(head(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe2))).toBe(false);
    expect(isCompound(new Uint8Array())).toBe(false);
  });
});

test("the type is the extension after the last dot, in any case", () => {
  expect(extensionOf("a.b.PDF")).toBe("pdf");
  expect(extensionOf("pdf")).toBe("");
  expect(extensionOf("a.")).toBe("");
  expect(isAllowedName("IMAGE", "a.webp")).toBe(true);
  expect(isAllowedName("IMAGE", "a.pdf")).toBe(false);
  expect(isAllowedName("FILE", "a.step")).toBe(true);
  expect(isAllowedName("FILE", "a.csv")).toBe(false);
  expect(isAllowedName("REQUEST", "a.CSV")).toBe(true);
  expect(isAllowedName("REQUEST", "a.exe")).toBe(false);
});
