import type { ProblemParams } from "./problem.ts";

/** Fills `{name}` in a sentence; lists are joined by commas. */
export const fill = (sentence: string, params: ProblemParams = {}): string =>
  sentence.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    return Array.isArray(value) ? value.join(", ") : String(value ?? "");
  });
