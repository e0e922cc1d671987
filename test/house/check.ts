import { spawn } from "node:child_process";
import { resolve } from "node:path";

const oneWorker = ["--no-isolate", "--maxWorkers=1"];
/** `npm run check`: all static checks, in parallel. */
const parts: Record<string, string[]> = {
  // The two sites are two programs: each registers its own router.
  types: ["npm", "run", "--silent", "types"],
  lint: ["oxlint", "--deny-warnings"],
  format: ["oxfmt", "--check"],
  // One worker that loads the CDK once: half the time of a worker for each file.
  house: ["vitest", "run", "--reporter=dot", ...oneWorker, "--project=house"],
  openapi: ["node", "infra/src/openapi/openapi-files.ts", "--check"],
  "dead code": ["knip", "--no-progress"],
};

interface Result {
  name: string;
  ok: boolean;
  seconds: string;
  output: string;
}

const root = resolve(import.meta.dirname, "../..");
const started = performance.now();
const results = await Promise.all(
  Object.entries(parts).map(([name, [program, ...args]]) => run(name, program!, args)),
);
for (const { name, ok, output } of results)
  if (!ok) process.stdout.write(`\n${name}\n${output.trimEnd()}\n`);
process.stdout.write(`\nchecked in ${secondsSince(started)} s\n`);
if (results.some(({ ok }) => !ok)) process.exitCode = 1;

function run(name: string, program: string, args: string[]): Promise<Result> {
  const begun = performance.now();
  // npm run puts node_modules/.bin first on PATH, and with it the pinned tools.
  const child = spawn(program, args, { cwd: root, stdio: ["ignore", "pipe", "pipe"] });
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
