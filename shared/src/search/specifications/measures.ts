import type { Span } from "./typed-value.ts";
import { converted, type DimensionName, plainSigns } from "./dimensions.ts";

// Reads the text of a value as numbers of one dimension (S8-2). What is not wholly understood is
// not read: a wrong number in a filter is worse than none.

const number = String.raw`(?:\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:[.,]\d+)?|\.\d+)`;
const fraction = String.raw`(?:\d+\s+)?\d+/\d+`;
const first = new RegExp(
  String.raw`(?<sign>±|\+/-|[+-])?\s?(?<size>${fraction}(?![\d.])|${number})`,
  "y",
);
const plain = new RegExp(String.raw`(?<sign>±|\+/-|[+-])?\s?(?<size>${number})`, "y");
const unit =
  /(?:\s|-(?=[a-z]))?(?!to\b|\.\.)(?:(?:k )?steps?\b|deg\.? ?c\b|["%°]?[^\s\d,;~()[\]<>≤≥=+±/…-]*(?:\/°?[a-z가-힣一-龥]+(?:\d(?![\d.]))?|(?<=[a-z])[23](?:\/[a-z]+)?)?)/iy;
const between =
  /\s*(?<sign>~|\.{2,3}|…|\bto\b|-(?=\s*[+-]?[\d.]))\s*|\s*(?<list>[,/;])\s*(?=[+-]?[\d.])/iy;
/** What may stand before a number without changing it, and a limit of what it is. */
const lead =
  /^(?:(?:max|min|approx|about|up to|ca|최대|최소|약|最大|最小|约)\.?\s?|[≤≥<>=~]\s?|[φøϕ⌀∅□]\s?|3ph\s|1ph\s)+/i;
const isDiameter = /^[φøϕ⌀∅□]/i;
/** The unit of a resistor instead of its point: 4K7. */
const pointless = /^(\d+)([RKM])(\d+)$/i;
/** What is said of a value by the way: 9 A (AC-3, 440V). */
const remarks = /\s?[([（][^)\]）]*[)\]）]\s?/g;

const sizeOf = (text: string): number => {
  const [, whole = "0", over, under] = /^(?:(\d+)\s+)?(\d+)\/(\d+)$/.exec(text) ?? [];
  if (over !== undefined) return Number(whole) + Number(over) / Number(under);
  return Number(
    /^\d{1,3}(?:,\d{3})+/.test(text) ? text.replaceAll(",", "") : text.replace(",", "."),
  );
};

interface Found {
  value: number;
  isBoth: boolean;
  unit: string;
}
interface Scanned {
  found: Found[];
  /** What stands between each and the one before: a range, or a list. */
  isRange: boolean[];
}

/** Numbers with their units from one end to the other, or nothing where other text is left. */
function scanned(text: string, mayDivide: boolean): Scanned | undefined {
  const found: Found[] = [];
  const isRange: boolean[] = [];
  for (let at = 0; at < text.length;) {
    const pattern = mayDivide ? first : plain;
    pattern.lastIndex = at;
    const one = pattern.exec(text);
    if (!one) return undefined;
    at = pattern.lastIndex;
    unit.lastIndex = at;
    const name = unit.exec(text)?.[0] ?? "";
    at += name.length;
    const { sign = "", size = "" } = one.groups!;
    found.push({
      value: (sign === "-" ? -1 : 1) * sizeOf(size),
      isBoth: sign === "±" || sign === "+/-",
      unit: name.replace(/^[\s-]/, "").trim(),
    });
    if (at >= text.length) break;
    between.lastIndex = at;
    const apart = between.exec(text);
    if (!apart) return undefined;
    isRange.push(apart.groups!["list"] === undefined);
    at = between.lastIndex;
  }
  return found.length > 0 ? { found, isRange } : undefined;
}

export interface Reading {
  dimension: DimensionName;
  /** The unit that a label names in brackets: Width (mm). */
  labelUnit?: string | undefined;
  /** Spellings of units that admins added. */
  spellings?: Readonly<Record<string, string>> | undefined;
}

/** What a text says in numbers of a dimension; nothing where it says something else as well. */
export function measuresIn(
  text: string,
  { dimension, labelUnit = "", spellings = {} }: Reading,
): (number | Span)[] | undefined {
  const written = plainSigns(text.replaceAll(remarks, " "));
  const bare = written.replace(lead, "").trim();
  const signs = dimension === "resistance" ? bare.replace(pointless, "$1.$3$2") : bare;
  const scan =
    scanned(signs, /^(?:power|length|resistance)$/.test(dimension)) ?? scanned(signs, false);
  if (!scan) return undefined;
  const { found, isRange } = scan;
  // 14-20 A and 100/200/500 mA: the last unit is that of those before it.
  const units = found.map(({ unit: own }, at) => {
    const next = found.slice(at).find((one) => one.unit !== "")?.unit;
    return own || next || (isDiameter.test(written) ? "mm" : labelUnit);
  });
  const values = found.map(({ value }, at) => converted(value, units[at]!, dimension, spellings));
  if (values.some((value) => value === undefined || !Number.isFinite(value))) return undefined;
  const sure = values as number[]; // None is absent, by the line before.
  const read: (number | Span)[] = [];
  for (let at = 0; at < sure.length; at++) {
    const [here, next] = [sure[at]!, sure[at + 1]];
    if (isRange[at] && next !== undefined) {
      read.push(here <= next ? [here, next] : [next, here]);
      at += 1;
    } else if (found[at]!.isBoth && dimension !== "share" && dimension !== "drift" && here !== 0)
      read.push([-here, here]);
    else read.push(here);
  }
  return read;
}
