import { spawn } from "node:child_process";
import { join } from "node:path";
import { root } from "../kernel/place.ts";

const program = join(root, "functions/src/indexing/rebuild.ts");

/**
 * Fills the search index of a market that is in use, with the guards of the index worker. It may be
 * stopped at any time: the next run continues.
 */
export function indexBehind(environment: Record<string, string>) {
  const child = spawn(process.execPath, [program, "--missing"], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ["ignore", "ignore", "inherit"],
    // A process group of its own, so that Ctrl-C reaches only the market, which then stops this.
    detached: true,
  });
  let isStopped = false;
  const ended = new Promise<number | null>((done, failed) => {
    child.on("error", failed);
    child.on("close", done);
  });
  return {
    pid: child.pid,
    /** Resolves when the index is complete or was stopped; throws if it cannot be completed. */
    async whole() {
      const code = await ended;
      if (code !== 0 && !isStopped) throw new Error(`The index was not finished: code ${code}`);
    },
    async stop() {
      isStopped = true;
      child.kill();
      await ended;
    },
  };
}
