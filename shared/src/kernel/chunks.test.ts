import { expect, test } from "vitest";
import * as fc from "fast-check";
import { chunksOf } from "./chunks.ts";

test("Chunks contain the whole list in order, each full except the last, none empty", () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.integer({ min: 1, max: 12 }), (list, size) => {
      const chunks = chunksOf(list, size);
      expect(chunks.flat()).toEqual(list);
      expect(chunks.slice(0, -1).every(({ length }) => length === size)).toBe(true);
      expect(chunks.every(({ length }) => length > 0 && length <= size)).toBe(true);
    }),
  );
});
