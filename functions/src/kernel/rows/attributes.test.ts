import { marshall, unmarshall } from "@aws-sdk/util-dynamodb";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { type Attribute, fromAttributes, toAttributes } from "./attributes.ts";

const text = fc.string({ unit: "grapheme" });
const number = fc.oneof(fc.maxSafeInteger(), fc.double({ noNaN: true, min: -1e15, max: 1e15 }));
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    text,
    number,
    fc.boolean(),
    fc.constant(null),
    fc.bigInt({ min: 2n ** 60n, max: 2n ** 100n }),
    fc.uint8Array({ minLength: 1 }),
    fc.array(text, { minLength: 1 }).map((all) => new Set(all)),
    fc.array(fc.integer(), { minLength: 1 }).map((all) => new Set(all)),
    fc.array(tie("value")),
    fc.dictionary(text, tie("value"), { noNullPrototype: true }),
  ),
}));
const row = fc.dictionary(text, fc.option(value, { nil: undefined }), { noNullPrototype: true });

/** The JSON on the wire, where the SDK writes bytes in base 64. */
const sent = (attributes: unknown) =>
  JSON.parse(
    JSON.stringify(attributes, (_, one: unknown) =>
      one instanceof Uint8Array ? Buffer.from(one).toString("base64") : one,
    ),
  ) as Record<string, Attribute>;

test("rows are encoded as by the SDK's marshalling, without undefined values", () => {
  fc.assert(
    fc.property(row, (given) => {
      const known = marshall(given, { removeUndefinedValues: true });
      expect(sent(toAttributes(given))).toEqual(sent(known));
    }),
    { seed: 86 },
  );
});

test("rows are decoded as by the SDK's unmarshalling", () => {
  fc.assert(
    fc.property(row, (given) => {
      const known = marshall(given, { removeUndefinedValues: true });
      expect(fromAttributes(sent(known))).toEqual(unmarshall(known));
    }),
    { seed: 86 },
  );
});

test("sets of bytes are decoded as they were encoded", () => {
  const set = new Set([new Uint8Array([1, 2]), new Uint8Array([255])]);
  expect(fromAttributes(sent(toAttributes({ set })))).toEqual({ set });
});

test("a value that would not be decoded equally is refused before it is sent", () => {
  for (const wrong of [NaN, Infinity, 2 ** 53, new Set(), new Date(0), () => 1, Symbol("a")])
    expect(() => toAttributes({ wrong })).toThrow();
});
