import { spawn, spawnSync } from "node:child_process";
import { constants, setPriority } from "node:os";
import { prepare } from "@bupum/infra/local/market/prepare";
import { join } from "node:path";
import { browserPath } from "../e2e/kit/browser.ts";
import { countedByList, type Counts } from "./counts.ts";
import { realProducts, root } from "./place.ts";
import type { Ring, Suite } from "./suites.ts";

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

function run(words: string[], ring: Ring, priority = 0): Promise<number> {
  const [command, rest] = wordsOf(words);
  return new Promise((done) => {
    const child = spawn(command, rest, {
      cwd: root,
      env: environmentOf(ring),
      stdio: ["ignore", "inherit", "inherit"],
    });
    if (priority !== 0 && child.pid !== undefined) setPriority(child.pid, priority);
    child.on("error", () => done(127));
    child.on("exit", (code) => done(code ?? 1));
  });
}

/**
 * Makes the market of the journeys beside the suites before them: it waits for the database, while
 * they need the processor. What fails is said by the journeys, which try again. Awaits what both
 * would build, and returns the rest as a promise of its end.
 */
export async function keepMarket(suites: readonly Suite[], ring: Ring) {
  const isNeeded = suites.some(({ needsBrowser }) => needsBrowser) && browserPath();
  if (!isNeeded) return { made: Promise.resolve(0) };
  await prepare();
  return {
    made: run(
      ["node", "test/e2e/kit/kept-market.ts"],
      ring,
      constants.priority.PRIORITY_BELOW_NORMAL,
    ),
  };
}

/** What a machine without a browser leaves out, counted. */
function skipped({ command }: Suite): Counts {
  const [program, words] = wordsOf([...command, "--list"]);
  const listed = spawnSync(program, words, { cwd: root, encoding: "utf8" });
  const count = countedByList(listed.stdout);
  process.stdout.write(
    `\nChromium is missing: ${count} browser tests are skipped. Install Debian's chromium, or name one by CHROMIUM.\n`,
  );
  return { passed: 0, skipped: count, failures: [] };
}

/** Reads a suite's report; one that crashed or left none has failed, whatever it counted. */
function countsOf(suite: Suite, code: number): Counts {
  const again = suite.command.join(" ");
  try {
    const counts = suite.counts(code);
    if (code === 0 || counts.failures.length > 0) return counts;
    const why = `It ended with code ${code}, though no test failed.`;
    return { ...counts, failures: [{ what: suite.name, why, again }] };
  } catch (error) {
    const why = `It left no report: ${String(error)}`;
    return { passed: 0, skipped: 0, failures: [{ what: suite.name, why, again }] };
  }
}

export async function runSuite(suite: Suite, ring: Ring): Promise<Result> {
  const started = performance.now();
  const counts =
    suite.needsBrowser && !browserPath()
      ? skipped(suite)
      : countsOf(suite, await run(suite.command, ring));
  const seconds = Math.round((performance.now() - started) / 1000);
  const { passed, failures } = counts;
  process.stdout.write(
    `\n${suite.name}: ${passed} passed, ${failures.length} failed (${seconds} s)\n`,
  );
  return { name: suite.name, ...counts, seconds };
}
