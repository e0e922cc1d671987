import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { chromium } from "@playwright/test";
import { freePort } from "@bupum/infra/local/kernel/ports";
import { browserPath } from "../../e2e/kit/browser.ts";
import { toolPath } from "../../tools/tool.ts";

/** One visit of a page by a phone with an empty cache. */
export interface Visit {
  /** Out of 100. */
  score: number;
  /** Milliseconds of tasks beyond 50 each, until the page is interactive. */
  blocking: number;
  /** The same in the page's own processor time, which other processes do not affect. */
  ownBlocking: number;
  /** Milliseconds to the largest paint. */
  largestPaint: number;
  shift: number;
  accessibility: number;
  /** Bytes of scripts as transferred. */
  scriptBytes: number;
  /** Milliseconds of processor time that scripts took, as on a phone. */
  scripting: number;
}

/** Lighthouse's phone is four times slower than the machine, and a task blocks beyond 50 ms. */
const slowdown = 4;
const harmlessMs = 50;

/** What is read of an event of Chromium's trace; `tdur` is processor time in microseconds. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  tdur?: number;
  args: { name?: string };
}

/** What is read of Lighthouse's report. */
interface Report {
  audits: Record<string, { numericValue?: number; details?: unknown } | undefined>;
  categories: Record<string, { score: number | null } | undefined>;
  runtimeError?: { message: string };
}

const own = ({ tdur = 0 }: TraceEvent) => tdur / 1000;

/** Milliseconds of a phone's processor time that tasks of the page take beyond 50 each. */
function ownBlockingOf(events: readonly TraceEvent[]): number {
  const threads = new Set(
    events
      .filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain")
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = events.filter(
    ({ name, pid, tid }) => name === "RunTask" && threads.has(`${pid} ${tid}`),
  );
  return tasks.reduce((sum, task) => sum + Math.max(0, own(task) * slowdown - harmlessMs), 0);
}

function visitOf({ audits, categories }: Report, events: readonly TraceEvent[]): Visit {
  const value = (name: string) => audits[name]?.numericValue ?? NaN;
  const details = audits["network-requests"]?.details as
    | { items: { resourceType?: string; transferSize: number }[] }
    | undefined;
  const scripts = (details?.items ?? []).filter(({ resourceType }) => resourceType === "Script");
  return {
    score: Math.round((categories["performance"]?.score ?? NaN) * 100),
    blocking: value("total-blocking-time"),
    ownBlocking: ownBlockingOf(events),
    largestPaint: value("largest-contentful-paint"),
    shift: value("cumulative-layout-shift"),
    accessibility: Math.round((categories["accessibility"]?.score ?? NaN) * 100),
    scriptBytes: scripts.reduce((sum, { transferSize }) => sum + transferSize, 0),
    scripting: value("bootup-time"),
  };
}

/** What Lighthouse's own program says of an address, by a browser that listens at a port. */
async function reportOf(address: string, port: number, folder: string) {
  const path = join(folder, "visit.json");
  const categories = "--only-categories=performance,accessibility";
  const output = ["--output=json", `--output-path=${path}`, "--save-assets", "--quiet"];
  const words = [address, `--port=${port}`, categories, ...output];
  await promisify(execFile)(toolPath("lighthouse"), words);
  const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), "utf8"));
  const trace = read("visit-0.trace.json") as { traceEvents: TraceEvent[] };
  return { report: read("visit.json") as Report, events: trace.traceEvents };
}

/** Visits an address as Lighthouse's mid-range phone does, in its own browser. */
export async function visit(address: string): Promise<Visit> {
  const port = await freePort();
  const path = browserPath();
  const browser = await chromium.launch({
    ...(path && { executablePath: path }),
    args: ["--lang=ko-KR", "--disable-gpu", `--remote-debugging-port=${port}`],
    chromiumSandbox: process.getuid?.() !== 0,
  });
  const folder = mkdtempSync(join(tmpdir(), "bupum-visit-"));
  try {
    const { report, events } = await reportOf(address, port, folder);
    if (report.runtimeError) throw new Error(`${address}: ${report.runtimeError.message}`);
    return visitOf(report, events);
  } finally {
    rmSync(folder, { recursive: true });
    await browser.close();
  }
}
