import type { Section } from "../report.ts";
import { firstSizes } from "./sizes.ts";
import { firstVisits } from "./visits.ts";

/** The first load of the pages that visitors come to: what it weighs, and what it takes. */
export async function firstLoad(say: (text: string) => void): Promise<Section> {
  const sizes = await firstSizes(say);
  const visits = await firstVisits(say);
  return {
    lines: [...sizes.lines, ...visits.lines],
    figures: { sizes: sizes.figures, visits: visits.figures },
  };
}
