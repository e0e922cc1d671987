import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fromRoot, reports } from "./place.ts";

/** A failed test, for the summary of a run. */
export interface Failure {
  /** The test's file and name. */
  what: string;
  /** The first line of what went wrong. */
  why?: string;
  /** Runs this test alone. */
  again: string;
  /** Where more is written down. */
  trace?: string;
}
export interface Counts {
  passed: number;
  skipped: number;
  failures: Failure[];
}

const read = (file: string): unknown => JSON.parse(readFileSync(join(reports, file), "utf8"));
/** Words of a shell that have no meaning in it. */
const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;
export const asPattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
export const firstLine = (text: string | undefined) =>
  // Colours of a terminal.
  // oxlint-disable-next-line no-control-regex
  text?.replace(/\u001B\[\d+m/g, "").split("\n", 1)[0];

export const countedByExit =
  (what: string, words: readonly string[]) =>
  (code: number): Counts => ({
    passed: code === 0 ? 1 : 0,
    skipped: 0,
    failures: code === 0 ? [] : [{ what, again: words.join(" ") }],
  });

interface VitestReport {
  numPassedTests: number;
  numPendingTests: number;
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
  }[];
}

export function vitestCounts(): Counts {
  const report = read("vitest.json") as VitestReport;
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = fromRoot(name);
    const again = `npx vitest run ${file}`;
    const failed = assertionResults.filter((test) => test.status === "failed");
    // A file that fails outside of its tests counts as one failure.
    if (failed.length === 0 && status === "failed")
      return [{ what: file, why: firstLine(message) ?? "", again }];
    return failed.map(({ fullName, failureMessages }) => ({
      what: `${file}: ${fullName}`,
      why: firstLine(failureMessages?.[0]) ?? "",
      again: `${again} -t ${quoted(`^${asPattern(fullName)}$`)}`,
    }));
  });
  return { passed: report.numPassedTests, skipped: report.numPendingTests, failures };
}

interface BrowserSuite {
  suites?: BrowserSuite[];
  specs?: {
    title: string;
    file: string;
    line: number;
    tests: {
      projectName: string;
      status: "expected" | "unexpected" | "flaky" | "skipped";
      results: { error?: { message?: string }; attachments: { name: string; path?: string }[] }[];
    }[];
  }[];
}
interface BrowserReport extends BrowserSuite {
  config: { rootDir: string };
  stats: { expected: number; skipped: number };
  /** Faults outside of tests, as of a market that does not start. */
  errors: { message?: string }[];
}

const journeys = new Set(["essential", "journeys"]);

function failuresOf(suite: BrowserSuite, folder: string): Failure[] {
  const own = (suite.specs ?? []).flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ projectName, results }) => {
        const at = `${fromRoot(join(folder, file))}:${line}`;
        const last = results.at(-1);
        const trace = last?.attachments.find(({ name }) => name === "trace")?.path;
        return {
          what: `${at} (${projectName}): ${title}`,
          why: firstLine(last?.error?.message) ?? "",
          again: journeys.has(projectName) ? `npm run e2e -- ${at}` : "npm run walk",
          ...(trace && { trace: `npx playwright show-trace ${fromRoot(trace)}` }),
        };
      }),
  );
  return [...own, ...(suite.suites ?? []).flatMap((one) => failuresOf(one, folder))];
}

export function browserCounts(): Counts {
  const report = read("playwright.json") as BrowserReport;
  const faults = report.errors.map(({ message }) => ({
    what: "browser",
    why: firstLine(message) ?? "",
    again: "npm run e2e",
    trace: "artefacts/e2e/market.log",
  }));
  const failures = [...faults, ...failuresOf(report, report.config.rootDir)];
  return { passed: report.stats.expected, skipped: report.stats.skipped, failures };
}

export function checkCounts(): Counts {
  return read("check.json") as Counts;
}

export function fuzzCounts(): Counts {
  const report = read("fuzz.json") as { passed: number; failures: Failure[] };
  return { passed: report.passed, skipped: 0, failures: report.failures };
}

/** How many tests a list names; undefined where it ends without a total: a file does not load. */
export function countedByList(output: string): number | undefined {
  const total = /Total: (\d+) tests?/.exec(output)?.[1];
  return total === undefined ? undefined : Number(total);
}
