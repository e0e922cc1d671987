import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { toolPath } from "../tools/tool.ts";
import config from "./stryker.config.json" with { type: "json" };

export const root = join(import.meta.dirname, "../..");

/** Runs Stryker with the configuration beside this file and more options; its exit code. */
export function mutate(options: readonly string[]): number {
  const words = ["run", "test/mutants/stryker.config.json", ...options];
  return spawnSync(toolPath("stryker"), words, { cwd: root, stdio: "inherit" }).status ?? 1;
}

/** Of a hundred mutants of these files or globs that could be noticed, how many were. */
export function scoreOf(mutated: readonly string[]): number {
  if (mutate(["--mutate", mutated.join(",")]) !== 0) return 0;
  const report = JSON.parse(readFileSync(join(root, config.jsonReporter.fileName), "utf8")) as {
    files: Record<string, { mutants: { status: string }[] }>;
  };
  const statuses = Object.values(report.files).flatMap(({ mutants }) =>
    mutants.map((mutant) => mutant.status),
  );
  const count = (...wanted: string[]) => statuses.filter((one) => wanted.includes(one)).length;
  const known = count("Killed", "Timeout");
  const all = known + count("Survived", "NoCoverage");
  // Types and names alone have nothing to change.
  return all === 0 ? 100 : (100 * known) / all;
}
