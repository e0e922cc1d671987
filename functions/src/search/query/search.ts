import type { Document, Entity } from "../index/items.ts";
import type { Parsed } from "./parse.ts";
import type { Purse } from "./reads.ts";

// The question to the index, and its answer.

/**
 * exact: is the number; number: starts with it; infix: contains it; maker; words: all of them;
 * mixed: words and numbers; kept: the most telling of them.
 */
export type Tier = "exact" | "number" | "infix" | "maker" | "words" | "mixed" | "kept";
export interface Position {
  /** Place in the order of tiers; ten higher where a maker comes first. */
  tier: number;
  key?: string;
}

export interface Search {
  entity: Entity;
  keyword: string;
  /** Ids that every hit must have, such as a maker. */
  owners?: readonly string[];
  flags?: readonly string[];
  limit: number;
  /** Position at which the last page ended. */
  from?: Position | undefined;
  /** Called during the last round for near misses, where nothing is found. */
  onMiss?: (() => Promise<void>) | undefined;
}
export interface Hit {
  document: Document;
  tier: Tier;
}
export interface SearchResult {
  hits: Hit[];
  /** Position of the next page, where there may be one. */
  next?: Position;
  /** Near misses, which are never among the hits. */
  didYouMean: Document[];
  /** Keywords with one typo corrected, where nothing was found. */
  nearKeywords: string[];
  /** The keyword in the other keyboard layout, or without a slip, if that one had hits. */
  readAs?: string;
  /** What of the keyword no hit has, where all of it found nothing. */
  leftOut: string[];
  /** The rest of it, which further pages are searched by. */
  kept?: string;
  spent: { units: number; documents: number; rounds: number };
}

/** The parsed query, and its remaining purse. */
export interface RunningSearch extends Search {
  parsed: Parsed;
  purse: Purse;
}
