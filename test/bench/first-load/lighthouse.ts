import { chromium } from "@playwright/test";
import lighthouse, { type Result, type TraceEvent } from "lighthouse";
import { freePort } from "@bupum/infra/local/kernel/ports";
import { browserPath } from "../../e2e/kit/browser.ts";

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

// Lighthouse's types leave out the processor time that Chromium records beside the duration.
const own = (task: TraceEvent) => Number((task as { tdur?: number }).tdur ?? 0) / 1000;

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

function visitOf({ audits, categories }: Result, events: readonly TraceEvent[]): Visit {
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

/** Visits an address as Lighthouse's mid-range phone does, in its own browser. */
export async function visit(address: string): Promise<Visit> {
  const port = await freePort();
  const path = browserPath();
  const browser = await chromium.launch({
    ...(path && { executablePath: path }),
    args: ["--lang=ko-KR", "--disable-gpu", `--remote-debugging-port=${port}`],
    chromiumSandbox: process.getuid?.() !== 0,
  });
  try {
    const run = await lighthouse(address, {
      port,
      logLevel: "error",
      onlyCategories: ["performance", "accessibility"],
    });
    if (!run || run.lhr.runtimeError)
      throw new Error(`${address}: ${run?.lhr.runtimeError?.message ?? "no report"}`);
    return visitOf(run.lhr, run.artifacts.Trace.traceEvents);
  } finally {
    await browser.close();
  }
}
