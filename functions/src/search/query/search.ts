import type { Document, Entity } from "../index/items.ts";
import type { Parsed } from "./parse.ts";
import type { Purse } from "./reads.ts";

// What is asked of the index, and what it answers.

/**
 * exact: is the number; number: begins so; infix: contains it; maker; words: all of them; mixed:
 * words and numbers.
 */
export type Tier = "exact" | "number" | "infix" | "maker" | "words" | "mixed";
export interface Position {
  /** Place in the order of tiers, which has ten more where a maker leads. */
  tier: number;
  key?: string;
}

export interface Search {
  entity: Entity;
  keyword: string;
  /** Ids that every hit belongs to, such as a maker. */
  owners?: readonly string[];
  flags?: readonly string[];
  limit: number;
  /** Where the last page ended. */
  from?: Position | undefined;
  /** Called beside the last look for what may have been meant, where nothing is found. */
  onMiss?: (() => Promise<void>) | undefined;
}
export interface Hit {
  document: Document;
  tier: Tier;
}
export interface SearchResult {
  hits: Hit[];
  /** Where to go on, where there may be more. */
  next?: Position;
  /** Near misses, which are never among the hits. */
  didYouMean: Document[];
  /** Keywords in which a word has one slip less, where nothing was found. */
  nearKeywords: string[];
  /** The keyword in the keyboard layout that had an answer. */
  readAs?: string;
  spent: { units: number; documents: number; rounds: number };
}

/** What is asked for, taken apart, and what it may still cost. */
export interface RunningSearch extends Search {
  parsed: Parsed;
  purse: Purse;
}
