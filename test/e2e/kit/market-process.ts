import { type ChildProcess, spawn } from "node:child_process";
import { openSync, readFileSync } from "node:fs";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { isFree } from "@bupum/infra/local/kernel/ports";
import { isDeep } from "../../kit/ring.ts";
import { root } from "./place.ts";

/** Ends what hangs: two sites are built, and 200 real parts loaded and indexed, beside other work. */
const startMs = 1_800_000;
const stopMs = 120_000;

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

/** A market and what it runs on, the market first: it is stopped in this order. */
export type Market = ChildProcess[];

/**
 * The table of a market in a process of its own, as test/kit/cloud/rows has it: a journey waits less,
 * and DynamoDB Local takes several times the processor time. In the deep ring a market has its own.
 */
async function startTable(state: string, output: number): Promise<[ChildProcess, string]> {
  const child = spawn(process.execPath, ["test/kit/cloud/rows/server.ts", `${state}/table.jsonl`], {
    cwd: root,
    stdio: ["pipe", "pipe", output],
  });
  const [said] = (await once(child.stdout!, "data")) as [Buffer];
  return [child, said.toString().trim()];
}

/** The market of `npm start` without demo requests, once all of it is searched. */
export async function startMarket({ port, state, log, parts = [] }: Wish): Promise<Market> {
  const output = openSync(log, "w");
  const [table, origin] = isDeep ? [] : await startTable(state, output);
  const beside = table ? [table] : [];
  // Journeys call most functions in turn.
  const env = {
    ...process.env,
    PORT: String(port),
    BUPUM_STATE: state,
    BUPUM_WORKERS: "120",
    ...(origin && { BUPUM_DYNAMODB: origin }),
  };
  const words = ["infra/local/start.ts", "--whole", "--bare", ...parts];
  const child = spawn(process.execPath, words, {
    cwd: root,
    env,
    stdio: ["ignore", output, output],
  });
  try {
    await ready(child, log);
  } catch (error) {
    for (const one of [child, ...beside]) one.kill("SIGTERM");
    throw error;
  }
  return [child, ...beside];
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode !== null || signalCode !== null;

async function ready(child: ChildProcess, log: string): Promise<void> {
  for (const end = Date.now() + startMs; Date.now() < end; await pause(250)) {
    const said = readFileSync(log, "utf8");
    // What is tested is never the site of yesterday.
    if (hasEnded(child) || said.includes("serving the site built before")) break;
    if (said.includes("준비되었습니다")) return;
  }
  throw new Error(`The market did not start:\n${readFileSync(log, "utf8")}`);
}

/** Stops a market; throws where it had ended before or does not end by itself. */
export async function stopMarket(market: Market): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- what the others stand on ends last
  for (const child of market) await stopped(child);
}

async function stopped(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) throw new Error("The market has ended before it was stopped.");
  const gone = once(child, "exit");
  child.kill("SIGTERM");
  const timer = setTimeout(() => child.kill("SIGKILL"), stopMs);
  const [code] = (await gone) as [number | null];
  clearTimeout(timer);
  if (code !== 0) throw new Error(`The market did not stop by itself, but with ${code}.`);
}

/** The first of three consecutive ports that are free. */
export async function freeTriple(): Promise<number> {
  for (let port = 4390; port < 4990; port += 3) {
    const free = await Promise.all([port, port + 1, port + 2].map(isFree));
    if (free.every(Boolean)) return port;
  }
  throw new Error("No three free ports in a row from 4390 on.");
}
