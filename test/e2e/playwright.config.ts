import { defineConfig } from "@playwright/test";
import { artefacts, root } from "./kit/place.ts";

/** Journeys through both sites on a market of their own (market.ts), in Debian's Chromium. */
export default defineConfig({
  testDir: ".",
  globalSetup: "./kit/market.ts",
  outputDir: `${artefacts}/traces`,
  reporter: [["list"], ["json", { outputFile: `${root}/artefacts/reports/playwright.json` }]],
  workers: 1,
  // Chromium now and then loses a frame or a click on a busy machine. What succeeds only at the
  // second try is counted apart (test/run.ts), so that it is seen.
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
    // Without the film of it, which a browser that draws by itself has to draw as well.
    trace: { mode: "on-first-retry", screenshots: false },
    launchOptions: {
      executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
      // There is no graphics card, and none has to be played. Chromium refuses its sandbox to
      // root, who runs this in containers.
      args: [
        "--lang=ko-KR",
        "--disable-gpu",
        ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
      ],
    },
  },
});
