import { withParticles } from "./particles.ts";
import type { ProblemParams } from "../problem.ts";

/**
 * Fills `{name}` in a sentence; lists are joined by commas, numbers have their thousands grouped as
 * all three languages group them, Korean particles follow the names.
 */
export const fill = (sentence: string, params: ProblemParams = {}): string =>
  withParticles(
    sentence.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = params[name];
      if (typeof value === "number") return value.toLocaleString("en");
      return Array.isArray(value) ? value.join(", ") : String(value ?? "");
    }),
  );
