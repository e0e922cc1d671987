import { join } from "node:path";
import type { Ring } from "../kit/ring.ts";
import {
  asPattern,
  browserCounts,
  checkCounts,
  countedByExit,
  type Counts,
  fuzzCounts,
  vitestCounts,
} from "./counts.ts";
import { reports } from "./place.ts";

export interface Suite {
  name: string;
  command: string[];
  /** Reads what the command left, whatever its exit code. Throws where it left no report. */
  counts: (code: number) => Counts;
  /** The journeys are skipped where there is no browser. */
  needsBrowser?: true;
}

interface Wish {
  ring: Ring;
  /** Parts of a test's path or title; none for all tests. */
  words: readonly string[];
}

/** A word as the paths of its tests have it: "orders" finds order-moves, too. */
const stem = (word: string) => word.replace(/s$/, "");

/**
 * What the first ring leaves to the landing: clouds that are killed or started again, the comparison
 * of the table in the process with the database, and the whole demo market, whose seeds the market of
 * the journeys writes as well.
 */
const later = [
  "test/api/jobs/power-cut.test.ts",
  "test/local/durability.test.ts",
  "test/api/jobs/table-in-process.test.ts",
  "test/api/jobs/market.test.ts",
];

const projects = ["unit", "functions", "ui", "local", "api", "infra"];

/**
 * Whether all tests of the first ring run: without what is left to the landing, and without templates
 * and bundles, of which one worker runs for 40 seconds.
 */
const isFirst = ({ ring, words }: Wish) => ring === "first" && words.length === 0;

const vitest = (wish: Wish): Suite => ({
  name: "vitest",
  command: [
    "vitest",
    "run",
    ...wish.words.map(stem),
    // Of a word there may be none; all tests are never none.
    ...(wish.words.length > 0 ? ["--passWithNoTests"] : []),
    ...(isFirst(wish) ? later.map((file) => `--exclude=${file}`) : []),
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${join(reports, "vitest.json")}`,
    ...projects
      .filter((project) => project !== "infra" || !isFirst(wish))
      .map((project) => `--project=${project}`),
  ],
  counts: vitestCounts,
});

const either = (words: readonly string[]) => words.map((word) => asPattern(stem(word))).join("|");

function browser({ ring, words }: Wish): Suite {
  // What was chosen by a word is run whole; a walk belongs to no word.
  const chosen = words.length > 0;
  const projects = chosen
    ? ["essential", "journeys"]
    : ring === "first"
      ? ["essential"]
      : ["essential", "journeys", "walk", "missed"];
  return {
    name: "browser",
    command: [
      "playwright",
      "test",
      "--config=test/e2e/playwright.config.ts",
      ...projects.map((project) => `--project=${project}`),
      ...(chosen ? ["--pass-with-no-tests", "--grep", either(words)] : []),
    ],
    counts: browserCounts,
    needsBrowser: true,
  };
}

const fuzz = ({ words }: Wish): Suite => ({
  name: "fuzz",
  command: ["node", "test/fuzz/main.ts", ...words],
  counts: fuzzCounts,
});

const checks: Suite = {
  name: "check",
  command: ["npm", "run", "--silent", "check"],
  counts: checkCounts,
};

/** A command of which only the exit code counts. */
const command = (name: string, ...words: string[]): Suite => ({
  name,
  command: words,
  counts: countedByExit(name, words),
});

/** The tests of calls on the SDK's client for the table as it comes (DECISIONS 188). */
const plainClient = command(
  "plain-client",
  ..."env TABLE_CLIENT=plain npx vitest run --project=api --reporter=dot".split(" "),
);

/** Simulations of months, tables of 100,000 rows and what a market takes after an hour of use. */
const benches = ["lists", "month", "billing", "chats", "articles", "start"];

/** The rules of which nearly each mutant must be noticed. */
const mutantFloors = ["money", "merges", "timers", "contacts"];

/** The suites of a ring, in the order in which they run: what is known soonest comes first. */
export function suitesOf(wish: Wish): Suite[] {
  const check = wish.words.length > 0 ? [] : [checks];
  const first = [...check, vitest(wish), browser(wish)];
  if (wish.ring === "first") return first;
  const landing = [...first, fuzz(wish)];
  if (wish.ring === "landing" || wish.words.length > 0) return landing;
  return [
    ...landing,
    plainClient,
    command("known-mutants", "npm", "run", "--silent", "mutants:known"),
    command("changed-mutants", "npm", "run", "--silent", "mutants:changed"),
    ...mutantFloors.map((name) =>
      command(`mutants-of-${name}`, "npm", "run", "--silent", "mutants:floor", "--", name),
    ),
    ...benches.map((name) => command(name, "npm", "run", "--silent", "bench", "--", name)),
  ];
}
