import * as z from "zod/mini";
import type { Language } from "../language/languages.ts";
import { fill } from "../language/fill.ts";
import type { Fault, Issue, Problem, ProblemParams } from "../problem.ts";
import { type IssueCode, issueCodes, type ProblemWords } from "./types.ts";

export { fill } from "../language/fill.ts";

/**
 * Parses the value, or returns the faults without words. `prefix` is "params", "query" or "body".
 */
export function parseInput<S extends z.core.$ZodType>(
  schema: S,
  value: unknown,
  prefix?: string,
): { data: z.output<S> } | { faults: Fault[] } {
  // reportInput tells a missing field from one of the wrong type.
  const result = z.safeParse(schema, value, { reportInput: true });
  return result.success ? { data: result.data } : { faults: faultsOf(result.error, prefix) };
}

/** What zod found, as faults without words. `prefix` is "params", "query" or "body". */
function faultsOf(error: z.core.$ZodError, prefix?: string): Fault[] {
  return error.issues.flatMap(branchOf).map((issue) => ({
    path: [...(prefix ? [prefix] : []), ...issue.path].join("."),
    ...kindOf(issue),
  }));
}

const depth = (issues: z.core.$ZodIssue[]) => Math.max(...issues.map(({ path }) => path.length));

/** For a union, the faults of the branch that parsed furthest: the intended one. */
function branchOf(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== "invalid_union" || issue.errors.length === 0) return [issue];
  const [meant] = issue.errors.toSorted((left, right) => depth(right) - depth(left));
  return (meant ?? []).map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
}

const tooSmall: Record<string, string> = { string: "too_short", array: "too_few" };
const tooBig: Record<string, string> = { string: "too_long", array: "too_many" };

function kindOf(issue: z.core.$ZodIssue): { code: string; params?: ProblemParams } {
  if (isIssueCode(issue.message)) return { code: issue.message };
  switch (issue.code) {
    case "invalid_type":
      return { code: issue.input === undefined ? "required" : "invalid_type" };
    case "too_small": {
      const code = tooSmall[issue.origin] ?? "too_small";
      const isEmpty = code === "too_short" && Number(issue.minimum) === 1;
      return isEmpty ? { code: "required" } : { code, params: { minimum: issue.minimum } };
    }
    case "too_big": {
      const code = tooBig[issue.origin] ?? "too_big";
      return { code, params: { maximum: issue.maximum } };
    }
    case "unrecognized_keys":
      return { code: "unrecognized_keys", params: { keys: issue.keys } };
    default:
      return { code: isIssueCode(issue.code) ? issue.code : "custom" };
  }
}

const isIssueCode = (code: string): code is IssueCode =>
  (issueCodes as readonly string[]).includes(code);

/** Adds words to faults; a code without words gets the general sentence. */
export const issuesOf = (faults: readonly Fault[], words: Pick<ProblemWords, "issues">): Issue[] =>
  faults.map(({ path, code, params }) => ({
    path,
    code,
    message: fill(words.issues[isIssueCode(code) ? code : "custom"], params),
  }));

/** The sentence of a problem in one language. */
export const messageOf = (problem: Problem, words: ProblemWords): string =>
  fill(words.problems[problem.code], problem.params);

export type WordsByLanguage = Record<Language, ProblemWords>;
