import { join } from "node:path";
import { defineConfig } from "vitest/config";

/** The parts of the bench that run inside vitest, because the kit of the API tests needs it. */
export default defineConfig({
  test: {
    root: join(import.meta.dirname, "../.."),
    include: (process.env["BENCH_INCLUDE"] ?? "").split(" "),
    setupFiles: process.env["BENCH_RECORD"] ? ["test/bench/record-routes.ts"] : [],
    globalSetup: "test/kit/cloud/global-setup.ts",
    // One file at a time: two would distort each other's figures.
    fileParallelism: false,
    testTimeout: 1_800_000,
    hookTimeout: 120_000,
    silent: true,
    reporters: ["dot"],
  },
});
