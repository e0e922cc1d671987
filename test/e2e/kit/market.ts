import { type ChildProcess, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from "node:fs";
import { createServer } from "node:net";
import { homedir } from "node:os";
import { join } from "node:path";
import { artefacts, root } from "./place.ts";

/** Time for two sites to be built and 200 real parts to be loaded and indexed on a busy machine. */
const startMs = 480_000;
const stopMs = 20_000;
const partsLimit = "200";

const data = `${artefacts}/market`;
const log = `${artefacts}/market.log`;
const keptMarkets = join(
  process.env["XDG_CACHE_HOME"] ?? join(homedir(), ".cache"),
  "bupum/markets",
);

/** Rows and files of a new market: made once for these sources, this day and these parts. */
function keptMarket(parts: readonly string[]): string {
  const hash = createHash("sha256").update(`${new Date().toDateString()} ${parts.join(" ")}`);
  for (const folder of ["seed", "functions/src", "shared/src", "infra/local/table"])
    for (const file of readdirSync(join(root, folder), {
      recursive: true,
      encoding: "utf8",
    }).sort())
      if (/\.(ts|json)$/.test(file) && !/\.test\.ts$/.test(file))
        hash.update(file).update(readFileSync(join(root, folder, file)));
  return join(keptMarkets, hash.digest("hex").slice(0, 16));
}

/**
 * Starts the program of `npm start`, without demo requests, on free ports with its own data, and stops it afterwards.
 * BUPUM_E2E_PORT names a market that is already running; BUPUM_PARTS a file of real parts to load.
 * A market of the same sources is restored from its files, instead of made anew.
 */
export default async function market(): Promise<(() => Promise<void>) | undefined> {
  if (process.env["BUPUM_E2E_PORT"]) return undefined;
  rmSync(artefacts, { recursive: true, force: true });
  mkdirSync(artefacts, { recursive: true });
  const port = await freeTriple();
  const file = process.env["BUPUM_PARTS"];
  const parts = file ? ["--parts", file, "--limit", partsLimit] : [];
  const kept = keptMarket(parts);
  if (existsSync(kept)) cpSync(kept, data, { recursive: true });
  else {
    await stop(await start(port, parts));
    // Only the newest is kept, and a copy that was cut short is none.
    rmSync(keptMarkets, { recursive: true, force: true });
    cpSync(data, `${kept}.part`, { recursive: true });
    renameSync(`${kept}.part`, kept);
  }
  const child = await start(port, []);
  process.env["BUPUM_E2E_PORT"] = String(port);
  return () => stop(child);
}

/** The market on that port and the two behind it, once all of it is searched. */
async function start(port: number, parts: readonly string[]): Promise<ChildProcess> {
  const env = {
    ...process.env,
    PORT: String(port),
    BUPUM_STATE: data,
    // Journeys call most functions in turn.
    BUPUM_WORKERS: "80",
  };
  const output = openSync(log, "w");
  const words = ["infra/local/start.ts", "--whole", "--bare", ...parts];
  const child = spawn(process.execPath, words, {
    cwd: root,
    env,
    stdio: ["ignore", output, output],
  });
  try {
    await ready(child);
  } catch (error) {
    await stop(child);
    throw error;
  }
  return child;
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

async function ready(child: ChildProcess): Promise<void> {
  for (const end = Date.now() + startMs; Date.now() < end; await pause(250)) {
    if (child.exitCode !== null) break;
    if (readFileSync(log, "utf8").includes("준비되었습니다")) return;
  }
  throw new Error(`The market did not start:\n${readFileSync(log, "utf8")}`);
}

async function stop(child: ChildProcess): Promise<void> {
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
async function freeTriple(): Promise<number> {
  for (let port = 4390; port < 4990; port += 3) {
    const free = await Promise.all([port, port + 1, port + 2].map(isFree));
    if (free.every(Boolean)) return port;
  }
  throw new Error("No three free ports in a row from 4390 on.");
}
