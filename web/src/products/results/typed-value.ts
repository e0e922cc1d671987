import type { Language } from "@bupum/shared/kernel/language/language-of";
import type { InLanguages } from "@bupum/shared/kernel/language/languages";

/** Units that are written with a prefix, and below which size. */
const scaled: Readonly<Record<string, number>> = {
  F: Infinity,
  H: Infinity,
  Ω: 1,
  Hz: 1,
  A: 0.1,
  V: 0.1,
  W: 0.1,
  VA: 0.1,
};
const prefixes = [
  ["G", 1e9],
  ["M", 1e6],
  ["k", 1e3],
  ["", 1],
  ["m", 1e-3],
  ["µ", 1e-6],
  ["n", 1e-9],
  ["p", 1e-12],
] as const;

function prefixOf(value: number, unit: string): readonly [string, number] {
  const whole = ["", 1] as const;
  const size = Math.abs(value);
  const least = scaled[unit];
  if (least === undefined || size === 0 || (size < 1 && size >= least)) return whole;
  return prefixes.find(([, one]) => size >= one) ?? prefixes.at(-1)!;
}

/** 1e-7 F is 100 nF, 2200 W is 2.2 kW, 0.63..1 A is 0.63–1 A. */
export function measureText(value: string, unit: string): string {
  const ends = value.split("..").map(Number);
  if (ends.some(Number.isNaN)) return unit ? `${value} ${unit}` : value;
  const [prefix, size] = prefixOf(ends.at(-1)!, unit);
  const figures = ends.map((end) => String(Number((end / size).toPrecision(6))));
  return `${figures.join("–")}${unit && ` ${prefix}${unit}`}`;
}

/** What is said of a value beside its figures. */
interface Said {
  yes: string;
  no: string;
}

/** A value of a specification as it is read: with its unit, or by its name. */
export function valueText(
  { value, name }: { value: string; name: InLanguages },
  unit: string,
  language: Language,
  { yes, no }: Said,
): string {
  if (value === "true") return yes;
  if (value === "false") return no;
  return unit || value.includes("..") ? measureText(value, unit) : name[language];
}
