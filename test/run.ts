import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

/** `npm test`: every suite in turn, and one closing line with the totals. */

const root = join(import.meta.dirname, "..");
const reports = join(root, "artefacts/reports");

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** Of those passed, the ones that needed a second try. */
  retried?: number;
}
interface Suite {
  name: string;
  command: string[];
  /** Reads the counts from the report that the command wrote. */
  counts: () => Counts;
}

const read = (file: string): unknown => JSON.parse(readFileSync(join(reports, file), "utf8"));

function vitestCounts(): Counts {
  const report = read("vitest.json") as {
    numPassedTests: number;
    numFailedTests: number;
    numPendingTests: number;
    testResults: { status: string; assertionResults: unknown[] }[];
  };
  // A file that fails before its first test counts as one failure.
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests,
  };
}

function playwrightCounts(): Counts {
  const { stats } = read("playwright.json") as {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  };
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    retried: stats.flaky,
  };
}

const suites: Suite[] = [
  {
    name: "check",
    command: ["npm", "run", "--silent", "check"],
    counts: () => ({ passed: 1, failed: 0, skipped: 0 }),
  },
  {
    name: "vitest",
    command: [
      "npx",
      "vitest",
      "run",
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${join(reports, "vitest.json")}`,
      "--project=unit",
      "--project=api",
      "--project=local",
      "--project=ui",
    ],
    counts: vitestCounts,
  },
  {
    name: "fuzz",
    command: ["npm", "run", "--silent", "fuzz"],
    counts: () => ({ ...(read("fuzz.json") as { passed: number; failed: number }), skipped: 0 }),
  },
  {
    name: "browser",
    command: ["npm", "run", "--silent", "walk"],
    counts: playwrightCounts,
  },
];

/** The browser tests draw no pictures, and use real parts where they are beside the project. */
const realParts = join(root, "../shared/data/parts-dev.jsonl.gz");
const parts = existsSync(realParts) && { BUPUM_PARTS: realParts };
const env = { BUPUM_PICTURES: "none", ...parts, ...process.env };

function run([command = "", ...words]: string[]): Promise<number> {
  return new Promise((done) => {
    const stdio = ["ignore", "inherit", "inherit"] as const;
    const child = spawn(command, words, { cwd: root, env, stdio: [...stdio] });
    child.on("error", () => done(127));
    child.on("exit", (code) => done(code ?? 1));
  });
}

/** A suite that crashed or left no report has failed, whatever it counted. */
async function resultOf({ name, command, counts }: Suite): Promise<Counts> {
  const started = Date.now();
  const code = await run(command);
  let found: Counts = { passed: 0, failed: 0, skipped: 0 };
  try {
    if (code === 0 || name !== "check") found = counts();
  } catch (error) {
    process.stderr.write(`${name}: no report: ${String(error)}\n`);
  }
  if (code !== 0 && found.failed === 0) found = { ...found, failed: 1 };
  const seconds = Math.round((Date.now() - started) / 1000);
  process.stdout.write(
    `\n${name}: ${found.passed} passed, ${found.failed} failed (${seconds} s)\n\n`,
  );
  return found;
}

const wanted = process.argv.slice(2);
if (existsSync(reports)) rmSync(reports, { recursive: true });
mkdirSync(reports, { recursive: true });
const total = { passed: 0, failed: 0, skipped: 0, retried: 0 };
for (const suite of suites.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  const counts = await resultOf(suite);
  total.passed += counts.passed;
  total.failed += counts.failed;
  total.skipped += counts.skipped;
  total.retried += counts.retried ?? 0;
}
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : "";
const retried = total.retried > 0 ? `, ${total.retried} at the second try` : "";
process.stdout.write(`${total.passed} passed, ${total.failed} failed${skipped}${retried}\n`);
process.exitCode = total.failed > 0 ? 1 : 0;
