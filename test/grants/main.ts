import { spawn } from "node:child_process";
import { globSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { readPolicies } from "@bupum/infra/local/access/templates";
import type { Used } from "@bupum/infra/local/access/usage";
import { templatesFolder } from "@bupum/infra/local/kernel/place";
import { reasonOf } from "./reasons.ts";
import { reportOf, type Right } from "./report.ts";

/**
 * `npm run grants`: runs the API tests under the roles of the templates, then removes each right in
 * turn and reports those that were not needed. `-- --again` evaluates the last run without a new
 * one.
 */
const root = join(import.meta.dirname, "../..");
const folder = join(root, "artefacts/grants");

function runTests(): Promise<number> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return new Promise((done) => {
    const child = spawn("npx", ["vitest", "run", "--project=api", "--reporter=dot"], {
      cwd: root,
      env: { ...process.env, GRANTS_FOLDER: folder },
      stdio: "inherit",
    });
    child.on("exit", (code) => done(code ?? 1));
  });
}

const recorded = () =>
  globSync("*.json", { cwd: folder }).flatMap(
    // The kit wrote it.
    (file) => JSON.parse(readFileSync(join(folder, file), "utf8")) as Used[],
  );

const textOf = ({ action, resource }: Right) => `${action} on ${resource}`;

const failed = process.argv.includes("--again") ? 0 : await runTests();
const { needed, unused } = reportOf(readPolicies(templatesFolder), recorded());
const loose = unused.filter((right) => reasonOf(right) === undefined);
for (const [role, rights] of Map.groupBy(loose, ({ role: name }) => name))
  process.stdout.write(`${role}\n${rights.map((one) => `  ${textOf(one)}\n`).join("")}`);
for (const [why, rights] of Map.groupBy(unused, (right) => reasonOf(right)))
  if (why) process.stdout.write(`${rights.length} stay: ${why}\n`);
process.stdout.write(
  `${needed.length} rights of which each was missed when it was taken away; ` +
    `${loose.length} that nobody would have missed\n`,
);
process.exitCode = failed || loose.length > 0 ? 1 : 0;
