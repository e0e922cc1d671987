import { defineConfig } from "@playwright/test";
import { realProducts } from "../run/place.ts";
import { browserArgs, browserPath } from "./kit/browser.ts";
import { artefacts, root } from "./kit/place.ts";

// A journey alone looks at the market that all of them see.
if (realProducts) process.env["BUPUM_PARTS"] ??= realProducts;

/** Of the dozen journeys that a market lives by; the others belong to the landing ring. */
const essential = /@essential/;

/**
 * In Debian's Chromium, on a market of their own (market.ts): the journeys of people, two beside each
 * other, since one waits for most of its time, and then the walk through every page of what they
 * left. Two that trade do so with different shops.
 */
export default defineConfig({
  testDir: ".",
  globalSetup: "./kit/market.ts",
  outputDir: `${artefacts}/traces`,
  reporter: [["list"], ["json", { outputFile: `${root}/artefacts/reports/playwright.json` }]],
  workers: 2,
  projects: [
    { name: "essential", testIgnore: "walk/**", grep: essential },
    { name: "journeys", testIgnore: "walk/**", grepInvert: essential },
    {
      name: "roles",
      testMatch: "walk/roles.setup.ts",
      dependencies: ["essential", "journeys"],
    },
    {
      name: "walk",
      testMatch: "walk/*.spec.ts",
      dependencies: ["roles"],
      // Some ninety kinds of page, in the deep ring in three languages.
      timeout: 2_400_000,
      // Hundreds of checks: a trace would copy the page twice for each. The faults say where.
      use: { trace: "off" },
    },
    { name: "missed", testMatch: "walk/missed.teardown.ts", dependencies: ["walk"] },
  ],
  retries: 0,
  timeout: 420_000,
  // A page waits for its functions to start, on a busy machine for long.
  expect: { timeout: 60_000 },
  use: {
    locale: "ko-KR",
    timezoneId: "Asia/Seoul",
    viewport: { width: 1440, height: 900 },
    reducedMotion: "reduce",
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // Without pictures, which a browser without a graphics card must render as well, and copies of
    // the page at each step: the page at the end lies beside the trace.
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: false },
    launchOptions: {
      executablePath: browserPath(),
      args: browserArgs,
    },
  },
});
