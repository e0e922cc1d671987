import { spawn, spawnSync } from "node:child_process";
import { constants, setPriority } from "node:os";
import { join } from "node:path";
import { prepare } from "@bupum/infra/local/market/prepare";
import { needJava } from "@bupum/infra/local/table/java";
import { browserPath } from "../e2e/kit/browser.ts";
import type { Ring } from "../kit/ring.ts";
import { countedByList, type Counts, type Failure } from "./counts.ts";
import { realProducts, root } from "./place.ts";
import type { Suite } from "./suites.ts";

export interface Result extends Counts {
  name: string;
  seconds: number;
}

/**
 * The browser tests draw no pictures, and use real parts where they are beside the project. What
 * Node compiled once is kept for the hundreds of processes and workers of a run.
 */
const environmentOf = (ring: Ring) => ({
  BUPUM_PICTURES: "none",
  NODE_COMPILE_CACHE: join(root, "node_modules/.cache/node"),
  ...(realProducts && { BUPUM_PARTS: realProducts }),
  ...process.env,
  BUPUM_RING: ring,
});

const programs = new Set(["vitest", "playwright"]);
/** Programs of packages by way of npx, whether npm started this or not. */
const wordsOf = ([first = "", ...words]: string[]): [string, string[]] =>
  programs.has(first) ? ["npx", [first, ...words]] : [first, words];

function run(words: string[], ring: Ring, priority?: number): Promise<number> {
  const [command, rest] = wordsOf(words);
  return new Promise((done) => {
    const child = spawn(command, rest, {
      cwd: root,
      env: environmentOf(ring),
      stdio: ["ignore", "inherit", "inherit"],
    });
    if (priority !== undefined && child.pid !== undefined) setPriority(child.pid, priority);
    child.on("error", () => done(127));
    child.on("exit", (code) => done(code ?? 1));
  });
}

const say = (text: string) => void process.stdout.write(`${text}\n`);

/**
 * Begins to make the market of the journeys, beside the suites before them: it waits for its
 * database, while they need the processor. Resolves with what went wrong.
 */
export async function beforehand(
  suites: readonly Suite[],
  ring: Ring,
): Promise<{ made: Promise<Failure | undefined> }> {
  const isNeeded = suites.some(({ needsBrowser }) => needsBrowser) && browserPath() !== undefined;
  if (!isNeeded) return { made: Promise.resolve(undefined) };
  const again = "node test/e2e/kit/kept-market.ts";
  const failed = (why: string): Failure => ({
    what: "The market of the journeys is not made.",
    why,
    again,
    trace: "artefacts/kept-market.log",
  });
  try {
    // What both would install and build at the same time.
    needJava(say);
    await prepare(say);
  } catch (error) {
    return { made: Promise.resolve(failed(String(error))) };
  }
  const made = run(again.split(" "), ring, constants.priority.PRIORITY_BELOW_NORMAL);
  return { made: made.then((code) => (code === 0 ? undefined : failed(`It ended with ${code}.`))) };
}

/** How many browser tests a suite has; undefined where they do not load. */
export function listed({ command }: Suite): number | undefined {
  const [program, words] = wordsOf([...command, "--list"]);
  return countedByList(spawnSync(program, words, { cwd: root, encoding: "utf8" }).stdout);
}

/** What a machine without a browser leaves out, counted; more than `npm test` leaves nothing out. */
function skipped(suite: Suite, ring: Ring): Counts {
  const count = listed(suite);
  const how = "Install Debian's chromium-headless-shell, or name a browser by CHROMIUM.";
  if (ring !== "first" || count === undefined) {
    const why = count === undefined ? "The journeys do not load." : `Chromium is missing. ${how}`;
    return { passed: 0, skipped: 0, failures: [{ what: "browser", why, again: ".ci/install" }] };
  }
  say(`\nChromium is missing: ${count} browser tests are skipped. ${how}`);
  return { passed: 0, skipped: count, failures: [] };
}

/** Reads a suite's report; one that crashed, left none or ran no test has failed. */
function countsOf(suite: Suite, code: number): Counts {
  const again = suite.command.join(" ");
  const failed = (why: string): Counts => ({
    passed: 0,
    skipped: 0,
    failures: [{ what: suite.name, why, again }],
  });
  try {
    const counts = suite.counts(code);
    if (code === 0 || counts.failures.length > 0) return counts;
    return { ...counts, ...failed(`It ended with code ${code}, though no test failed.`) };
  } catch (error) {
    return failed(`It left no report: ${String(error)}`);
  }
}

async function ran(suite: Suite, ring: Ring, before: Failure | undefined): Promise<Counts> {
  if (suite.needsBrowser && browserPath() === undefined) return skipped(suite, ring);
  if (suite.needsBrowser && before) return { passed: 0, skipped: 0, failures: [before] };
  const counts = countsOf(suite, await run(suite.command, ring));
  if (ring !== "deep") return counts;
  // Sizes, tables and languages are those of the ring.
  const failures = counts.failures.map((one) => ({
    ...one,
    again: `BUPUM_RING=deep ${one.again}`,
  }));
  return { ...counts, failures };
}

export async function runSuite(
  suite: Suite,
  ring: Ring,
  before: Failure | undefined,
): Promise<Result> {
  const started = performance.now();
  const counts = await ran(suite, ring, before);
  const seconds = Math.round((performance.now() - started) / 1000);
  const { passed, failures } = counts;
  say(`\n${suite.name}: ${passed} passed, ${failures.length} failed (${seconds} s)`);
  return { name: suite.name, ...counts, seconds };
}
