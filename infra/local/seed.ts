import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { join } from "node:path";
import { root } from "./kernel/place.ts";
import { type Account, runningState } from "./market/state.ts";

/** A program of its own: what it loads does not stay in the market's memory. */
export const seedProgram = join(root, "seed/main.ts");

/** Runs a seed with the environment of a function; one of its lines names the accounts it made. */
export function runSeed(
  args: string[],
  environment: Record<string, string>,
  say: (text: string) => void,
  signal?: AbortSignal,
): Promise<Account[]> {
  return new Promise((done, failed) => {
    const child = spawn(process.execPath, [seedProgram, ...args], {
      cwd: root,
      env: { ...process.env, ...environment },
      stdio: ["ignore", "pipe", "inherit"],
      ...(signal && { signal }),
    });
    let accounts: Account[] = [];
    createInterface({ input: child.stdout }).on("line", (line) => {
      // The one line in JSON has this shape by agreement.
      if (line.startsWith("{")) ({ accounts } = JSON.parse(line) as { accounts: Account[] });
      else say(line);
    });
    child.on("error", failed);
    child.on("close", (code) => {
      if (code === 0) done(accounts);
      else failed(new Error(`The seed ended with code ${code}`, { cause: code }));
    });
  });
}

const write = (line: string) => void process.stdout.write(`${line}\n`);

// `npm run seed -- market --parts FILE`, on a market that runs.
if (import.meta.main) {
  const state = runningState();
  if (!state) {
    process.stderr.write("먼저 npm start로 부품을 시작하세요 (start the market first).\n");
    process.exitCode = 1;
  } else await runSeed(process.argv.slice(2), state.environment, write);
}
