import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join, matchesGlob } from "node:path";
import config from "./stryker.config.json" with { type: "json" };

// `npm run mutants:changed [-- SINCE]`: small changes of the rules that commits touched since then
// (a date of git; by default a day ago), and which of them no unit test notices.

const root = join(import.meta.dirname, "../..");
/** Of a hundred changes, as many at least must be noticed. */
const least = 80;
const [since = "1 day ago"] = process.argv.slice(2);

const log = spawnSync("git", ["log", `--since=${since}`, "--name-only", "--format="], {
  cwd: root,
  encoding: "utf8",
});
if (log.status !== 0) throw new Error(log.stderr);
const [without, within] = [true, false].map((isExcluded) =>
  config.mutate.filter((glob) => glob.startsWith("!") === isExcluded),
);
const files = [...new Set(log.stdout.split("\n"))].filter(
  (file) =>
    existsSync(join(root, file)) &&
    within!.some((glob) => matchesGlob(file, glob)) &&
    !without!.some((glob) => matchesGlob(file, glob.slice(1))),
);

if (files.length === 0) process.stdout.write(`No rule has changed since ${since}.\n`);
else {
  const words = ["stryker", "run", "test/mutants/stryker.config.json", "--mutate", files.join(",")];
  const { status } = spawnSync("npx", words, { cwd: root, stdio: "inherit" });
  const share = status === 0 ? noticed() : 0;
  process.stdout.write(`${Math.round(share)} of 100 changes are noticed; ${least} must be.\n`);
  if (share < least) process.exitCode = 1;
}

/** Of a hundred mutants that could be noticed, how many were. */
function noticed(): number {
  const report = JSON.parse(readFileSync(join(root, config.jsonReporter.fileName), "utf8")) as {
    files: Record<string, { mutants: { status: string }[] }>;
  };
  const statuses = Object.values(report.files).flatMap(({ mutants }) =>
    mutants.map(({ status }) => status),
  );
  const count = (...wanted: string[]) => statuses.filter((one) => wanted.includes(one)).length;
  const known = count("Killed", "Timeout");
  const all = known + count("Survived", "NoCoverage");
  // Types and names alone have nothing to change.
  return all === 0 ? 100 : (100 * known) / all;
}
