import { defineConfig } from "vitest/config";

/** The tests of pure rules alone: what a mutant of them must fail. */
export default defineConfig({
  test: {
    include: ["shared/src/**/*.test.ts", "functions/src/**/*.test.ts"],
  },
});
