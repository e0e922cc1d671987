import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { billing } from "./known/billing.ts";
import { calls } from "./known/calls.ts";
import { orders } from "./known/orders.ts";
import { kernel } from "./known/kernel.ts";
import { money } from "./known/money.ts";
import { type Mutant, mutate } from "./known/mutant.ts";
import { people } from "./known/people.ts";

/**
 * `npm run mutants:known -- [words of a name or file]`: makes each known fault in turn, and says
 * which of them the small tests beside it do not notice. The sources stay as they are: the changed
 * one is handed to Vitest as it loads it (known.config.ts).
 */
const root = join(import.meta.dirname, "../..");
const report = join(root, "artefacts/reports/known-mutant.json");

interface Run {
  failed: string[];
  passed: number;
  /** Files that did not get as far as a test. */
  broken: number;
}

interface Asserted {
  status: string;
  fullName: string;
  failureMessages?: string[];
}

/** A test that ran out of time has found nothing: it may be the machine. */
const hasNoticed = ({ status, failureMessages = [] }: Asserted) =>
  status === "failed" && !failureMessages.every((text) => /Test timed out in/.test(text));

function run(tests: readonly string[], mutant?: Mutant): Run {
  rmSync(report, { force: true });
  const config = join(import.meta.dirname, "known.config.ts");
  const words = ["run", "--config", config, "--reporter=json", `--outputFile=${report}`, ...tests];
  // The first ring is to notice, whatever ring runs this.
  const env = {
    ...process.env,
    BUPUM_RING: "first",
    ...(mutant && { BUPUM_MUTANT: JSON.stringify(mutant) }),
  };
  const { stderr } = spawnSync("npx", ["vitest", ...words], { cwd: root, env });
  try {
    // Vitest's own report, in Jest's shape.
    const { testResults } = JSON.parse(readFileSync(report, "utf8")) as {
      testResults: { status: string; assertionResults: Asserted[] }[];
    };
    const all = testResults.flatMap(({ assertionResults }) => assertionResults);
    return {
      failed: all.filter(hasNoticed).map(({ fullName }) => fullName),
      passed: all.filter(({ status }) => status === "passed").length,
      broken: testResults.filter(
        ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
      ).length,
    };
  } catch {
    throw new Error(`Vitest left no report: ${String(stderr)}`);
  }
}

/** What is wrong with a mutant's tests; undefined where one of them noticed it. */
function faultOf(mutant: Mutant): string | undefined {
  try {
    mutate(readFileSync(join(root, mutant.file), "utf8"), mutant);
  } catch (error) {
    return `is out of date: its text was ${(error as Error).message}`;
  }
  const { failed, broken } = run(mutant.tests, mutant);
  if (failed[0]) {
    process.stdout.write(`noticed: ${mutant.name}\n    ${mutant.file}\n    by: ${failed[0]}\n`);
    return undefined;
  }
  return broken > 0 ? "does not run" : `is noticed by none of ${mutant.tests.join(", ")}`;
}

const wanted = process.argv.slice(2);
const chosen = [...kernel, ...calls, ...money, ...orders, ...billing, ...people].filter(
  ({ name, file }) => wanted.every((word) => `${name} ${file}`.includes(word)),
);
if (chosen.length === 0) throw new Error(`No mutant has these words: ${wanted.join(" ")}`);
mkdirSync(join(root, "artefacts/reports"), { recursive: true });
const whole = run([...new Set(chosen.flatMap(({ tests }) => tests))]);
// A test that fails anyway notices nothing.
if (whole.failed.length + whole.broken > 0 || whole.passed === 0)
  throw new Error(`The tests do not pass without a mutant: ${whole.failed.join("; ")}`);

const faults = chosen.flatMap((mutant) => {
  const fault = faultOf(mutant);
  return fault === undefined ? [] : [`${mutant.name} (${mutant.file}) ${fault}`];
});
process.stdout.write(`${chosen.length - faults.length} of ${chosen.length} mutants noticed\n`);
for (const fault of faults) process.stdout.write(`NOT NOTICED: ${fault}\n`);
process.exitCode = faults.length > 0 ? 1 : 0;
