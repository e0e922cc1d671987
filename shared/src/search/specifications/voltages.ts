import { plainSigns } from "./dimensions.ts";
import { measuresIn } from "./measures.ts";
import type { Span } from "./typed-value.ts";

// Voltages with their kind of current (S8-3), in any order: DC24V, 24VDC, 24 V DC, 직류 24V. What an
// article takes of alternating and of direct current is told apart, since a filter for 24 V DC
// must not show what takes 24 V AC.

export interface Voltage {
  kind: "ac" | "dc" | "";
  value: number | Span;
}

const kinds = "ac/dc|dc/ac|ac|dc|直流|交流|직류|교류";
const before = new RegExp(
  String.raw`^(?:(?:[13]\s?ph(?:ase)?|[단삼3]상|[单三]相)\s)?\s?(?<kind>${kinds})\s?(?<rest>[±+-]?\s?\d.*)$`,
  "i",
);
const after = new RegExp(String.raw`^(?<rest>.*\d\s?(?:k|m)?v)\s?\.?\s?(?<kind>${kinds})$`, "i");
/** What may follow a voltage: its frequency, its phases. */
const beside =
  /,?\s?\d+(?:\/\d+)?\s?hz\b|,?\s?\b[13]\s?ph(?:ase)?s?\b|,?\s?[단삼]상|^[13]\s?[x×]\s|\s?(?:±|\+\/-)\s?\d+\s?%/gi;
const remarks = /\s?[([（][^)\]）]*[)\]）]\s?/g;

const sides = (kind: string): ("ac" | "dc")[] => {
  const both: ("ac" | "dc")[] = [];
  if (/ac|交流|교류/i.test(kind)) both.push("ac");
  if (/dc|直流|직류/i.test(kind)) both.push("dc");
  return both;
};

function segment(text: string, needsUnit: boolean): Voltage[] | undefined {
  const { kind, rest } = before.exec(text)?.groups ?? after.exec(text)?.groups ?? {};
  if (kind === undefined && needsUnit && !/v|볼트|伏/i.test(text)) return undefined;
  const spoken = (rest ?? text).replaceAll(/\s?(?:vdc|vac)\b/gi, "V");
  const own = sides(kind ?? (/vdc\b/i.test(text) ? "dc" : /vac\b/i.test(text) ? "ac" : ""));
  const read = measuresIn(spoken, { dimension: "voltage", ...(kind && { labelUnit: "V" }) });
  if (!read) return undefined;
  const named: Voltage["kind"][] = own.length > 0 ? own : [""];
  return named.flatMap((one) => read.map((value) => ({ kind: one, value })));
}

/** The voltages that a text names; nothing where it names something else as well. */
export function voltagesIn(text: string): Voltage[] | undefined {
  const written = plainSigns(text.replaceAll(remarks, " "));
  const signs = written.replaceAll(beside, " ").replaceAll(/\s+/g, " ").trim();
  const whole = segment(signs, true) ?? listed(signs);
  // What has a frequency alternates.
  const isAlternating = /\d\s?hz\b/i.test(written);
  return whole?.map(({ kind, value }) => ({
    kind: kind === "" && isAlternating ? "ac" : kind,
    value,
  }));
}

/** Several voltages of different kinds: AC 24V / DC 24-48V. */
function listed(signs: string): Voltage[] | undefined {
  const parts = signs.split(/\s?[/,;]\s?(?=ac|dc|\d[^/]*v(?:ac|dc|\s?ac|\s?dc)?)/i);
  if (parts.length < 2) return undefined;
  const each = parts.map((part) => segment(part, true));
  return each.every((one) => one !== undefined) ? each.flat() : undefined;
}
