import formatCompiled from "use-intl/format-message/format-only";
import { grouped } from "./display/grouped.ts";

type Sent = Parameters<typeof formatCompiled>;
type Formatters = Sent[3]["formatters"];

/** The plural forms of whole numbers in Korean, English and Chinese. */
const formOf = (language: string, count: number): Intl.LDMLPluralRule =>
  language === "en" && Math.abs(count) === 1 ? "one" : "other";

/**
 * Whole numbers without Intl, whose first object costs a phone some 40 ms in the middle of the
 * first page. Fractions, ordinals and named formats are still Intl's.
 */
const light = (real: Formatters): Formatters => ({
  ...real,
  getNumberFormat: (...wanted) => {
    const [, options] = wanted;
    if (options) return real.getNumberFormat(...wanted);
    const format = (value: number | bigint) =>
      Number.isSafeInteger(value)
        ? grouped(String(value))
        : real.getNumberFormat(...wanted).format(value);
    // Compiled texts call nothing but format.
    return { format } as Intl.NumberFormat;
  },
  getPluralRules: (...wanted) => {
    const [language, options] = wanted;
    if (options?.type === "ordinal") return real.getPluralRules(...wanted);
    const select = (count: number) =>
      Number.isSafeInteger(count)
        ? formOf(String(language), count)
        : real.getPluralRules(...wanted).select(count);
    // Compiled texts call nothing but select.
    return { select } as Intl.PluralRules;
  },
});

/** Fills a text that the build compiled (vite/compiled-words.ts puts it in place of use-intl's own). */
export default function formatWords(...[key, text, values, options]: Sent) {
  return formatCompiled(key, text, values, { ...options, formatters: light(options.formatters) });
}
formatWords.raw = formatCompiled.raw;
