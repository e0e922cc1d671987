import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join, matchesGlob } from "node:path";
import { root, scoreOf } from "./score.ts";
import config from "./stryker.config.json" with { type: "json" };

// `npm run mutants:changed [-- SINCE]`: small changes of the rules that commits touched since then
// (a date of git; by default a day ago), and which of them no unit test notices.

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
  const share = scoreOf(files);
  process.stdout.write(`${Math.round(share)} of 100 changes are noticed; ${least} must be.\n`);
  if (share < least) process.exitCode = 1;
}
