import { existsSync, mkdirSync, rmSync } from "node:fs";
import { parseArgs } from "node:util";
import { ringOf } from "../kit/ring.ts";
import { reports } from "./place.ts";
import { failuresTold, tableOf, totalsOf } from "./report.ts";
import { beforehand, listed, runSuite } from "./run-suite.ts";
import { suitesOf } from "./suites.ts";

// `npm test [-- WORD ...]`: the suites of a ring in turn, what failed and how to run it alone, and
// one closing line with the totals. A word keeps the tests whose path or title has it.

const { values, positionals: words } = parseArgs({
  allowPositionals: true,
  options: { ring: { type: "string", default: "first" }, only: { type: "string" } },
});
const ring = ringOf(values.ring);
const only = values.only?.split(",");
const all = suitesOf({ ring, words });
const chosen = all.filter(({ name }) => !only || only.includes(name));
// No market is made for a word that no journey has.
const suites = chosen.filter(
  (suite) => words.length === 0 || !suite.needsBrowser || listed(suite) !== 0,
);
const unknown = only?.filter((name) => !all.some((suite) => suite.name === name)) ?? [];
if (unknown.length > 0) throw new Error(`The ring ${ring} has no suite ${unknown.join(", ")}.`);

if (existsSync(reports)) rmSync(reports, { recursive: true });
mkdirSync(reports, { recursive: true });
const { made } = await beforehand(suites, ring);
const results = [];
for (const suite of suites)
  results.push(await runSuite(suite, ring, suite.needsBrowser && (await made)));

const total = totalsOf(results);
const isEmpty = total.passed + total.failed + total.skipped === 0;
if (isEmpty) process.stdout.write(`\nNo test has ${words.join(" or ")} in its path or title.\n`);
process.stdout.write(
  `\n${tableOf(ring, results, Math.round(process.uptime()))}\n${failuresTold(results)}`,
);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : "";
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed${skipped}\n`);
process.exitCode = total.failed > 0 || isEmpty ? 1 : 0;
