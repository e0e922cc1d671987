import { spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { type Counts, firstLine } from "../run/counts.ts";
import { reports } from "../run/place.ts";

const oneWorker = ["--no-isolate", "--maxWorkers=1"];
/**
 * `npm run check`: all static checks, in parallel. A compiler with several checkers does much of the
 * work in each of them: one for each program takes half the processor time.
 */
const parts: Record<string, string[]> = {
  // The two sites are two programs: each registers its own router.
  types: ["tsc", "-p", ".", "--checkers", "1"],
  "types of admin": ["tsc", "-p", "admin", "--checkers", "1"],
  "dead code": ["knip", "--no-progress"],
  house: ["vitest", "run", "--reporter=dot", ...oneWorker, "--project=house"],
  format: ["oxfmt", "--check"],
  lint: ["oxlint", "--deny-warnings"],
  openapi: ["node", "infra/src/openapi/openapi-files.ts", "--check"],
};

interface Result {
  name: string;
  ok: boolean;
  seconds: string;
  output: string;
}

const root = resolve(import.meta.dirname, "../..");
/**
 * The compiler collects its garbage a fourth as often: 18 seconds of processor in place of 29, for a
 * twentieth more memory, since it keeps most of what it makes.
 */
const env = { ...process.env, GOGC: "400" };
const started = performance.now();
// Both programs read the trees of routes.
const routes = await run("routes", "npm", ["run", "--silent", "routes"]);
const results = await Promise.all(
  Object.entries(parts).map(([name, [program, ...args]]) => run(name, program!, args)),
);
results.push(routes);
for (const { name, ok, output } of results)
  if (!ok) process.stdout.write(`\n${name}\n${output.trimEnd()}\n`);
process.stdout.write(`\nchecked in ${secondsSince(started)} s\n`);
const failed = results.filter(({ ok }) => !ok);
const counts: Counts = {
  passed: results.length - failed.length,
  skipped: 0,
  failures: failed.map(({ name, output }) => ({
    what: `check: ${name}`,
    why: firstLine(/^.*(?:FAIL|\berror\b|^\s+x ).*$/m.exec(output)?.[0] ?? output.trim()) ?? "",
    again: name === "routes" ? "npm run routes" : ["npx", ...parts[name]!].join(" "),
  })),
};
mkdirSync(reports, { recursive: true });
writeFileSync(join(reports, "check.json"), JSON.stringify(counts));
if (failed.length > 0) process.exitCode = 1;

function run(name: string, program: string, args: string[]): Promise<Result> {
  const begun = performance.now();
  // npm run puts node_modules/.bin first on PATH, and with it the pinned tools.
  const child = spawn(program, args, { cwd: root, env, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  const keep = (text: Buffer) => void (output += text.toString());
  child.stdout.on("data", keep);
  child.stderr.on("data", keep);
  return new Promise((done) => {
    child.on("error", (error) => keep(Buffer.from(String(error))));
    child.on("close", (code) => {
      const seconds = secondsSince(begun);
      const ok = code === 0;
      process.stdout.write(`${ok ? "ok    " : "failed"} ${name} ${seconds} s\n`);
      done({ name, ok, seconds, output });
    });
  });
}

function secondsSince(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(1);
}
