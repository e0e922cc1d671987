import { withParticles } from "./particles.ts";
import type { ProblemParams } from "../problem.ts";

/** Fills `{name}` in a sentence; lists are joined by commas, Korean particles follow the names. */
export const fill = (sentence: string, params: ProblemParams = {}): string =>
  withParticles(
    sentence.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = params[name];
      return Array.isArray(value) ? value.join(", ") : String(value ?? "");
    }),
  );
