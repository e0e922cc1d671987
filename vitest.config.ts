import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

// Ends what hangs; a busy machine takes its time. By default a machine of two cores runs one file at
// a time, and waits for databases and other processes.
const long = { testTimeout: 180_000, hookTimeout: 180_000, maxWorkers: 2 };
/** For files that also wait for timers, databases and processes: a third works meanwhile. */
const waiting = { ...long, maxWorkers: 3 };

/**
 * Suites by what they need, one after the other; each runs alone with `vitest run --project NAME`.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          sequence: { groupOrder: 1 },
          include: ["shared/src/**/*.test.ts", "seed/**/*.test.ts"],
          // Rules without a world: a fresh one for each file would be most of their time.
          isolate: false,
          ...long,
        },
      },
      {
        test: {
          name: "functions",
          sequence: { groupOrder: 1 },
          include: ["functions/src/**/*.test.ts"],
          setupFiles: "test/kit/anew.ts",
          pool: "threads",
          isolate: false,
          ...long,
        },
      },
      {
        test: {
          name: "api",
          include: ["test/api/**/*.test.ts"],
          globalSetup: "test/kit/cloud/global-setup.ts",
          // One after the other: the first begins anew what the second asks.
          setupFiles: ["test/kit/anew.ts", "test/kit/cloud/quiet.ts"],
          // Contracts and rules hold nothing of a file's world: each worker loads them once.
          server: { deps: { external: [/\/shared\/src\/.*\.ts$/] } },
          sequence: { groupOrder: 4, setupFiles: "list" },
          pool: "threads",
          isolate: false,
          ...waiting,
        },
      },
      {
        test: {
          name: "house",
          sequence: { groupOrder: 5 },
          include: ["test/house/**/*.test.ts"],
          ...long,
        },
      },
      {
        test: {
          name: "infra",
          sequence: { groupOrder: 6 },
          include: ["test/infra/**/*.test.ts"],
          // One worker that loads the CDK once: half the time of a worker for each file.
          pool: "threads",
          isolate: false,
          ...long,
          maxWorkers: 1,
        },
      },
      {
        test: {
          name: "local",
          sequence: { groupOrder: 3 },
          include: ["test/local/**/*.test.ts"],
          setupFiles: "test/kit/anew.ts",
          isolate: false,
          ...waiting,
        },
      },
      {
        plugins: [react()],
        test: {
          name: "ui",
          sequence: { groupOrder: 2 },
          include: ["shared/ui/**/*.test.tsx", "web/src/**/*.test.tsx", "admin/src/**/*.test.tsx"],
          environment: "jsdom",
          // Nothing is asked of it: features name the address of the API when they are read.
          env: { VITE_BASE_URL: "http://localhost" },
          pool: "threads",
          isolate: false,
          ...long,
        },
      },
    ],
  },
});
