import { type ChildProcess, spawn } from "node:child_process";
import { openSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { root } from "./place.ts";

/** Time for two sites to be built and 200 real parts to be loaded and indexed on a busy machine. */
const startMs = 600_000;
const stopMs = 20_000;

interface Wish {
  /** The first of three ports. */
  port: number;
  /** The folder of its rows and files. */
  state: string;
  /** The file of what it says. */
  log: string;
  /** What a new market is filled with, beside its own parts. */
  parts?: readonly string[];
}

/** The market of `npm start` without demo requests, once all of it is searched. */
export async function startMarket({ port, state, log, parts = [] }: Wish): Promise<ChildProcess> {
  // Journeys call most functions in turn: those that are idle for a while are kept.
  const env = { ...process.env, PORT: String(port), BUPUM_STATE: state, BUPUM_WORKERS: "80" };
  const output = openSync(log, "w");
  const words = ["infra/local/start.ts", "--whole", "--bare", ...parts];
  const stdio = ["ignore", output, output] as const;
  const child = spawn(process.execPath, words, { cwd: root, env, stdio: [...stdio] });
  try {
    await ready(child, log);
  } catch (error) {
    await stopMarket(child);
    throw error;
  }
  return child;
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

async function ready(child: ChildProcess, log: string): Promise<void> {
  for (const end = Date.now() + startMs; Date.now() < end; await pause(250)) {
    if (child.exitCode !== null) break;
    if (readFileSync(log, "utf8").includes("준비되었습니다")) return;
  }
  throw new Error(`The market did not start:\n${readFileSync(log, "utf8")}`);
}

export async function stopMarket(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const gone = new Promise((done) => child.once("exit", done));
  child.kill("SIGTERM");
  await Promise.race([gone, pause(stopMs).then(() => child.kill("SIGKILL"))]);
}

const isFree = (port: number) =>
  new Promise<boolean>((done) => {
    const probe = createServer();
    probe.once("error", () => done(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => done(true)));
  });

/** The first of three consecutive ports that are free. */
export async function freeTriple(): Promise<number> {
  for (let port = 4390; port < 4990; port += 3) {
    const free = await Promise.all([port, port + 1, port + 2].map(isFree));
    if (free.every(Boolean)) return port;
  }
  throw new Error("No three free ports in a row from 4390 on.");
}
