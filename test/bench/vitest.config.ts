import { join } from "node:path";
import { defineConfig } from "vitest/config";

/** What the bench runs inside vitest, because the kit of the API tests lives there. */
export default defineConfig({
  test: {
    root: join(import.meta.dirname, "../.."),
    include: (process.env["BENCH_INCLUDE"] ?? "").split(" "),
    setupFiles: process.env["BENCH_RECORD"] ? ["test/bench/record-routes.ts"] : [],
    globalSetup: "test/kit/cloud/global-setup.ts",
    // Figures are taken one after the other: two files at a time would disturb each other.
    fileParallelism: false,
    testTimeout: 1_800_000,
    hookTimeout: 120_000,
    silent: true,
    reporters: ["dot"],
  },
});
