import type { Haystack } from "../text/tokens.ts";
import type { RunningSearch, Tier } from "./search.ts";
import { inAll, type Meaning } from "./sets.ts";

// A tier of a result: where its candidates come from, and which of them it shows.

export interface Candidate {
  ord: number;
  /** The number in the posting. */
  number: string;
  /** Position after this candidate. */
  key: string;
}
export interface Batch {
  candidates: Candidate[];
  /** Position after all of them. */
  key: string;
}
export interface CandidateText {
  ord: number;
  number: string;
  hay: Haystack;
}
export interface OpenTier {
  name: Tier;
  candidates(key: string | undefined, isExact: () => boolean): AsyncGenerator<Batch>;
  /** Whether the document confirms the candidate's posting. */
  accepts(seen: CandidateText): boolean;
  /** Whether this tier shows it, so that later tiers skip it. */
  shows(hay: Haystack): boolean;
}
export interface TierList {
  tiers: OpenTier[];
  /** Position of the first. */
  start: number;
}

const mostBelow = 100_000_000;

export async function* ofMeanings(
  { purse }: RunningSearch,
  meanings: readonly Meaning[],
  key: string | undefined,
): AsyncGenerator<Batch> {
  if (meanings.length === 0) return;
  const from = key === undefined ? mostBelow : Number(key);
  for await (const { ords, below } of inAll(purse, meanings, from)) {
    const candidates = ords.map((ord) => ({ ord, number: "", key: String(ord) }));
    yield { candidates, key: String(below) };
  }
}
