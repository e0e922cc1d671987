import compile from "icu-minify/compile";
import { _createCache, _createIntlFormatters } from "use-intl";
import formatCompiled from "use-intl/format-message/format-only";
import { describe, expect, test } from "vitest";
import formatWords from "../src/format-words.ts";

const text = compile(
  "{count, number} {count, plural, =0 {none} one {# part} other {# parts}} " +
    "{count, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}",
);
const plain = compile("{count, number} {count, plural, one {# part} other {# parts}}");
const counts = [0, 1, -1, 2, 12, 999, 1000, -12_345, 1_234_567, 0.5, 1234.5678, 1e21];
const formatters = () => _createIntlFormatters(_createCache());

const unasked = () => {
  throw new Error("Intl was asked.");
};

describe.each(["ko", "en", "zh"])("texts in %s", (locale) => {
  test.each(counts)("format the number %d as Intl does", (count) => {
    const options = { cache: _createCache(), formatters: formatters(), locale };
    expect(formatWords("text", text, { count }, options)).toBe(
      formatCompiled("text", text, { count }, options),
    );
  });

  test("do not call Intl for whole numbers", () => {
    const none = { ...formatters(), getNumberFormat: unasked, getPluralRules: unasked };
    const options = { cache: _createCache(), formatters: none, locale };
    expect(formatWords("plain", plain, { count: 1200 }, options)).toBe("1,200 1,200 parts");
  });
});
