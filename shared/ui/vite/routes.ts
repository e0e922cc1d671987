import { resolve } from "node:path";
import { Generator, getConfig } from "@tanstack/router-generator";

/** Settings of the file routes; paths are relative to the site's folder. */
export const routesConfig = {
  target: "react",
  autoCodeSplitting: true,
  codeSplittingOptions: {
    // What a page behind the login reads before it is drawn comes with that page: visitors who
    // never log in load none of it.
    splitBehavior: ({ routeId }: { routeId: string }) =>
      routeId.startsWith("/_signedIn/") ? [["loader", "component"]] : undefined,
  },
  routesDirectory: "./src/routes",
  generatedRouteTree: "./src/routeTree.gen.ts",
  routeFileIgnorePattern: "\\.test\\.",
  addExtensions: true,
  quoteStyle: "double",
  semicolons: true,
} as const;

/**
 * Writes the route trees of the named site folders, so that they can be type checked: they are not
 * kept in git, and a fresh clone has none.
 */
if (import.meta.main)
  for (const folder of process.argv.slice(2)) {
    const root = resolve(folder);
    await new Generator({ root, config: getConfig(routesConfig, root) }).run();
  }
