import { defineConfig } from "vitest/config";

/** The tests of pure rules alone: what a mutant of them must fail. */
export default defineConfig({
  test: {
    testTimeout: 180_000,
    // Compares times, which instrumented code changes.
    testNamePattern: /^(?!.*four times as long)/,
    include: [
      "{shared,functions}/src/**/*.test.ts",
      "web/src/wikis/merge/*.test.tsx",
      "web/src/wikis/revisions/differences.test.tsx",
    ],
  },
});
