/** A filter pattern of an event source mapping: the same tree as the record, arrays at its leaves. */
export type Pattern = { [key: string]: Pattern | Rule[] };
type Rule = string | number | boolean | null | { [kind: string]: unknown };

type Comparison = string | number;

const comparisons: Record<string, (value: number, limit: number) => boolean> = {
  "=": (value, limit) => value === limit,
  ">": (value, limit) => value > limit,
  ">=": (value, limit) => value >= limit,
  "<": (value, limit) => value < limit,
  "<=": (value, limit) => value <= limit,
};

function numeric(value: unknown, given: Comparison[]): boolean {
  const number = Number(value);
  if (value === undefined || value === null || Number.isNaN(number)) return false;
  for (let at = 0; at < given.length; at += 2)
    if (!comparisons[given[at]!]?.(number, Number(given[at + 1]))) return false;
  return true;
}

const many = (given: unknown): unknown[] => (Array.isArray(given) ? given : [given]);

const kinds: Record<string, (value: unknown, given: unknown) => boolean> = {
  exists: (value, given) => (value !== undefined) === given,
  prefix: (value, given) => typeof value === "string" && value.startsWith(String(given)),
  suffix: (value, given) => typeof value === "string" && value.endsWith(String(given)),
  "equals-ignore-case": (value, given) =>
    typeof value === "string" && value.toLowerCase() === String(given).toLowerCase(),
  "anything-but": (value, given) => {
    if (value === undefined) return false;
    if (given && typeof given === "object" && !Array.isArray(given))
      return !fits(value, given as Rule);
    return !many(given).includes(value);
  },
  numeric: (value, given) => numeric(value, given as Comparison[]),
};

function fits(value: unknown, rule: Rule): boolean {
  if (rule === null || typeof rule !== "object") return value === rule;
  const [[kind, given] = ["", undefined]] = Object.entries(rule);
  const test = kinds[kind];
  if (!test) throw new Error(`The local cloud knows no filter rule ${kind}`);
  return test(value, given);
}

/** Whether a record fits a pattern; branches are joined by and, the rules of a leaf by or. */
export function matches(record: unknown, pattern: Pattern): boolean {
  return Object.entries(pattern).every(([key, part]) => {
    if (key === "$or") return (part as unknown as Pattern[]).some((one) => matches(record, one));
    const value =
      record && typeof record === "object" ? (record as Record<string, unknown>)[key] : undefined;
    if (!Array.isArray(part)) return matches(value, part);
    const values = Array.isArray(value) ? value : [value];
    return part.some((rule) => values.some((one) => fits(one, rule)));
  });
}
