import { chromium } from "@playwright/test";
import lighthouse, { type Result } from "lighthouse";
import { freePort } from "@bupum/infra/local/kernel/ports";

/** One visit of a page by a phone with an empty cache. */
export interface Visit {
  /** Of 100. */
  score: number;
  /** Milliseconds of tasks beyond 50 each, until the page can be used. */
  blocking: number;
  /** Milliseconds to the largest paint. */
  largestPaint: number;
  shift: number;
  accessibility: number;
  /** Scripts as they were sent. */
  scriptBytes: number;
  /** Milliseconds of processor that scripts took, as a phone would. */
  scripting: number;
}

function visitOf({ audits, categories }: Result): Visit {
  const value = (name: string) => audits[name]?.numericValue ?? NaN;
  const details = audits["network-requests"]?.details as
    | { items: { resourceType?: string; transferSize: number }[] }
    | undefined;
  const scripts = (details?.items ?? []).filter(({ resourceType }) => resourceType === "Script");
  return {
    score: Math.round((categories["performance"]?.score ?? NaN) * 100),
    blocking: value("total-blocking-time"),
    largestPaint: value("largest-contentful-paint"),
    shift: value("cumulative-layout-shift"),
    accessibility: Math.round((categories["accessibility"]?.score ?? NaN) * 100),
    scriptBytes: scripts.reduce((sum, { transferSize }) => sum + transferSize, 0),
    scripting: value("bootup-time"),
  };
}

/** Visits an address as Lighthouse's middling phone does, in a browser of its own. */
export async function visit(address: string): Promise<Visit> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
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
    return visitOf(run.lhr);
  } finally {
    await browser.close();
  }
}
