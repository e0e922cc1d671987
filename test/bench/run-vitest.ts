import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { root } from "@bupum/infra/local/kernel/place";

const config = join(import.meta.dirname, "vitest.config.ts");
const program = join(
  dirname(createRequire(import.meta.url).resolve("vitest/package.json")),
  "vitest.mjs",
);

/** Runs test files with the kit of the API tests; returns whether all of them passed. */
export function runVitest(include: string[], environment: Record<string, string>) {
  return new Promise<boolean>((done, failed) => {
    const child = spawn(process.execPath, [program, "run", "--config", config], {
      cwd: root,
      env: { ...process.env, ...environment, BENCH_INCLUDE: include.join(" ") },
      stdio: ["ignore", "pipe", "inherit"],
    });
    let output = "";
    child.stdout.on("data", (text: Buffer) => (output = (output + text.toString()).slice(-20_000)));
    child.on("error", failed);
    child.on("close", (code) => {
      if (code !== 0) process.stderr.write(output);
      done(code === 0);
    });
  });
}
