import { join } from "node:path";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import type { Vite, VitestPluginContext } from "vitest/node";
import suites from "../../vitest.config.ts";
import { type Mutant, mutate } from "./known/mutant.ts";

const root = join(import.meta.dirname, "../..");
const { BUPUM_MUTANT: given } = process.env;
// Written by known.ts; without it the sources are as they are.
const mutant = given === undefined ? undefined : (JSON.parse(given) as Mutant);
const changed = mutant && join(root, mutant.file);

/** Gives a changed source to whoever imports it; no file is written, and none is kept. */
const mutation = {
  name: "mutation",
  enforce: "pre",
  configureVitest({ defineCacheKeyGenerator }: VitestPluginContext) {
    defineCacheKeyGenerator(({ id }) => (id === changed ? false : undefined));
  },
  transform: (code, id) => (mutant && id === changed ? mutate(code, mutant) : undefined),
} satisfies Vite.Plugin;

// vitest.config.ts has no other projects than those written out there.
const projects = (suites.test?.projects ?? []) as TestProjectInlineConfiguration[];

/** The suites of vitest.config.ts over a source with one mutation (known.ts). */
export default defineConfig({
  root,
  test: {
    projects: projects.map((project) => ({
      ...project,
      plugins: [mutation, ...(project.plugins ?? [])],
      // What Node loads by itself, no plugin changes.
      test: { ...project.test, server: { deps: { external: [] } } },
    })),
  },
});
