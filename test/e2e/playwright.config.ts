import { defineConfig } from "@playwright/test";
import { artefacts, root } from "./kit/place.ts";

/**
 * In Debian's Chromium, on a market of their own (market.ts): the journeys of people, one after the
 * other, and then the walk through every page of what they left, of both sites side by side.
 */
export default defineConfig({
  testDir: ".",
  globalSetup: "./kit/market.ts",
  outputDir: `${artefacts}/traces`,
  reporter: [["list"], ["json", { outputFile: `${root}/artefacts/reports/playwright.json` }]],
  workers: 2,
  projects: [
    { name: "e2e", testIgnore: "walk/**", workers: 1 },
    { name: "roles", testMatch: "walk/roles.setup.ts", dependencies: ["e2e"] },
    {
      name: "walk",
      testMatch: "walk/*.spec.ts",
      dependencies: ["roles"],
      // A second try would take as long again, and what a walk finds is there at each.
      retries: 0,
      // Some ninety kinds of page, each in three languages: longer than any other test.
      timeout: 2_400_000,
      // Hundreds of checks: a trace would copy the page twice for each. The faults say where.
      use: { trace: "off" },
    },
  ],
  // Chromium sometimes loses a frame or a click on a busy machine. Tests that pass only at the
  // second try are counted separately (test/run.ts), so that they are noticed.
  retries: 1,
  timeout: 420_000,
  expect: { timeout: 15_000 },
  use: {
    locale: "ko-KR",
    timezoneId: "Asia/Seoul",
    viewport: { width: 1440, height: 900 },
    reducedMotion: "reduce",
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    // Without the screencast, which a browser without a graphics card must render as well.
    trace: { mode: "on-first-retry", screenshots: false },
    launchOptions: {
      executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
      // There is no graphics card, and none is emulated. Chromium refuses its sandbox to root,
      // which is the user in containers.
      args: [
        "--lang=ko-KR",
        "--disable-gpu",
        ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
      ],
    },
  },
});
