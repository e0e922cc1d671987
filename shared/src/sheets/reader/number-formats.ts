import { formatValue } from "hucre";
import type { GridCell } from "./grid.ts";

/** The format of a number: a code, or what a built-in number stands for. */
export interface NumberFormat {
  code: string;
  kind: "plain" | "scientific" | "date" | "dressed";
}

export const plainFormat: NumberFormat = { code: "General", kind: "plain" };

/** Codes of the built-in formats (ECMA-376 18.8.30); those of dates are shown as ISO days. */
const builtIn: Readonly<Record<number, string>> = {
  2: "0.00",
  3: "#,##0",
  4: "#,##0.00",
  5: "#,##0",
  6: "#,##0",
  7: "#,##0.00",
  8: "#,##0.00",
  9: "0%",
  10: "0.00%",
  11: "0.00E+00",
  12: "# ?/?",
  13: "# ??/??",
  18: "h:mm AM/PM",
  19: "h:mm:ss AM/PM",
  20: "h:mm",
  21: "h:mm:ss",
  37: "#,##0",
  38: "#,##0",
  39: "#,##0.00",
  40: "#,##0.00",
  41: "#,##0",
  42: "#,##0",
  43: "#,##0.00",
  44: "#,##0.00",
  48: "##0.0E+0",
};
const plainFormats = new Set([0, 1, 49]);
const isDate = (id: number) =>
  (id >= 14 && id <= 22) ||
  (id >= 27 && id <= 36) ||
  (id >= 45 && id <= 47) ||
  (id >= 50 && id <= 58);

/** Longer than Excel allows: no format of a spreadsheet. */
const longestCode = 255;

/** The format of a number by its id and, where the workbook has one, its code. */
export function formatOf(id: number, given: string | undefined): NumberFormat {
  const code = given ?? builtIn[id] ?? (isDate(id) ? "yyyy-mm-dd" : "General");
  if (code.length > longestCode) return { code: "General", kind: "dressed" };
  if (given === undefined && plainFormats.has(id)) return plainFormat;
  if (["General", "@", "0"].includes(code)) return plainFormat;
  // Letters in quotes, in brackets or after a backslash are text, not parts of a date.
  const bare = code.replaceAll(/"[^"]*"|\[[^\]]*\]|\\.|_.|\*./g, "");
  if (/[#0?][^;]*E[+-]/i.test(bare)) return { code, kind: "scientific" };
  if ((given === undefined && isDate(id)) || /[ymdhs]/i.test(bare)) return { code, kind: "date" };
  return { code, kind: "dressed" };
}

/** The most digits that a spreadsheet keeps (IEEE 754). */
const keptDigits = 15;

/** A binary fraction in fifteen digits, as a spreadsheet shows it: 0.1 and not 0.1000…0001. */
export function decimalOf(text: string): string {
  const value = Number(text);
  if (text.trim() === "" || !Number.isFinite(value)) return text;
  if (Math.abs(value) >= 1e15)
    return Math.abs(value) < 1e21 ? BigInt(Math.round(value)).toString() : text;
  const shown = Number(value.toPrecision(keptDigits)).toFixed(10);
  return shown.replace(/\.?0+$/, "");
}

/** A number of a workbook as it was seen, and what is known to be spoilt of it. */
export function numberCell(text: string, format: NumberFormat): GridCell {
  const value = Number(text);
  const plain = decimalOf(text);
  if (format.kind === "date")
    return { text, shown: formatted(value, format, plain), kind: "date", damage: "DATE" };
  const isLost = Number.isFinite(value) && Math.abs(value) >= 10 ** keptDigits;
  const damage = isLost ? "DIGITS" : format.kind === "scientific" ? "SCIENTIFIC" : undefined;
  return {
    text,
    shown: format.kind === "dressed" ? formatted(value, format, plain) : plain,
    kind: "number",
    isDressed: format.kind !== "plain",
    ...(damage && { damage }),
  };
}

function formatted(value: number, { code }: NumberFormat, plain: string): string {
  // Sections with conditions choose by value; the number itself says more than a wrong section.
  if (!Number.isFinite(value) || /\[[<>=]/.test(code)) return plain;
  try {
    return formatValue(value, code).trim() || plain;
  } catch {
    return plain;
  }
}
