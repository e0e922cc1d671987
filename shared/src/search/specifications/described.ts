import type { InLanguages } from "../../kernel/language/languages.ts";
import { choicesIn } from "./choices.ts";
import type { DimensionName } from "./dimensions.ts";
import { kept } from "./kept.ts";
import { measuresIn } from "./measures.ts";
import type { TypedValue } from "./typed-value.ts";
import { voltagesIn } from "./voltages.ts";

// Lists of components give a part's values as one line without labels: "±10% 100V 22pF C0G 0402
// Multilayer Ceramic Capacitors". The unit says which value it is, in the category that has one of
// that unit (S8-5). Two values of one unit leave it open, and give none.

interface Rule {
  /** In the English name of the category. */
  of: RegExp;
  /** Which specification a dimension's value is. */
  measures: (readonly [DimensionName, string])[];
  /** Which specification a voltage is. */
  voltage?: string;
  choices?: string[];
  /** Its body is a code of the list: 0603. */
  hasCase?: boolean;
  /** Its memories are named: 64KB flash, 8KB RAM. */
  hasMemory?: boolean;
}

const rules: Rule[] = [
  {
    of: /capacitor/i,
    measures: [
      ["capacitance", "capacitance"],
      ["share", "tolerance"],
      ["temperature", "operating-temperature"],
    ],
    voltage: "rated-voltage",
    choices: ["dielectric"],
    hasCase: true,
  },
  {
    of: /current sense|shunt|chip resistor|through hole resistor|resistor networks/i,
    measures: [
      ["resistance", "resistance"],
      ["power", "rated-power"],
      ["share", "tolerance"],
      ["drift", "temperature-coefficient"],
      ["temperature", "operating-temperature"],
    ],
    voltage: "rated-voltage",
    hasCase: true,
  },
  {
    of: /inductor/i,
    measures: [
      ["inductance", "inductance"],
      ["share", "tolerance"],
      ["resistance", "dc-resistance"],
    ],
    hasCase: true,
  },
  {
    of: /crystal|oscillator|resonator/i,
    measures: [
      ["frequency", "frequency"],
      ["capacitance", "load-capacitance"],
    ],
  },
  { of: /ferrite bead/i, measures: [["current", "rated-current"]], hasCase: true },
  { of: /solar/i, measures: [["power", "rated-power"]], voltage: "output-voltage" },
  { of: /mcu|microcontroller/i, measures: [["frequency", "clock"]], hasMemory: true },
];

const cases = /^(?:01005|0201|0402|0603|0805|1206|1210|1808|1812|1825|2010|2220|2512|2725|2824)$/;
const memories: [pattern: RegExp, spec: string][] = [
  [/(?<![\d.])(\d+)\s?[kK]i?[bB]?(?:yte)?\s(?:flash|ROM)\b/gi, "flash"],
  [/(?<![\d.])(\d+)\s?[kK]i?[bB]?(?:yte)?\s(?:S?RAM)\b/gi, "ram"],
];
const isMeasure = /^[±+-]?[\d.]/;

/** What one word is, by a category's rule. */
function wordBy(rule: Rule, word: string): TypedValue[] {
  const found: TypedValue[] = [];
  if (rule.hasCase && cases.test(word)) return [{ spec: "package", value: word }];
  for (const spec of /\d/.test(word) ? (rule.choices ?? []) : [])
    found.push(...(choicesIn(word, spec) ?? []).map((value) => ({ spec, value })));
  if (!isMeasure.test(word)) return found;
  for (const [dimension, spec] of rule.measures)
    found.push(...(measuresIn(word, { dimension }) ?? []).map((value) => ({ spec, value })));
  const { voltage } = rule;
  if (voltage !== undefined)
    found.push(...(voltagesIn(word) ?? []).map(({ value }) => ({ spec: voltage, value })));
  return found;
}

const prepared = rules.map((rule) => ({ ...rule, read: kept((word) => wordBy(rule, word)) }));
const ruleOf = kept((name: string) => ({ rule: prepared.find(({ of }) => of.test(name)) }));

/** Values that lie in the words of a description, by the category's rule; each once, or not at all. */
export function describedIn(categories: readonly InLanguages[], description: string): TypedValue[] {
  if (description === "") return [];
  const rule = categories.map(({ en }) => ruleOf(en).rule).find((one) => one !== undefined);
  if (!rule) return [];
  const text = description.normalize("NFKC");
  const found = text.split(/[\s,]+/).flatMap(rule.read);
  if (rule.hasMemory)
    for (const [pattern, spec] of memories)
      for (const [, size] of text.matchAll(pattern)) found.push({ spec, value: Number(size) });
  const bySpec = new Map<string, TypedValue | undefined>();
  for (const value of found) {
    const known = bySpec.get(value.spec);
    const isOther = bySpec.has(value.spec) && String(known?.value) !== String(value.value);
    bySpec.set(value.spec, isOther ? undefined : value);
  }
  return [...bySpec.values()].filter((value) => value !== undefined);
}
