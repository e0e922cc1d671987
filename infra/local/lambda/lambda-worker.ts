import { closeSync, openSync, writeSync } from "node:fs";
import { flushCompileCache } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parentPort, workerData } from "node:worker_threads";
import { contextOf } from "./lambda.ts";
import type { WorkerReply } from "./worker-pool.ts";

// The thread of one execution environment: loads the function once, answers one event at a time.

interface Data {
  name: string;
  folder: string;
  handler: string;
  timeoutSeconds: number;
  memoryMb: number;
  logFile?: string;
}

// The pool starts this file with exactly this.
const data = workerData as Data;
type Handler = (event: unknown, context: object) => unknown;

let unwritten = "";
const log = data.logFile === undefined ? undefined : openSync(data.logFile, "a");
for (const stream of [process.stdout, process.stderr])
  stream.write = ((text: string | Uint8Array) => {
    unwritten += typeof text === "string" ? text : Buffer.from(text).toString();
    return true;
  }) as typeof stream.write;

function flush() {
  if (unwritten && log !== undefined) writeSync(log, unwritten);
  unwritten = "";
}
process.on("exit", () => {
  flush();
  if (log !== undefined) closeSync(log);
});
process.on("uncaughtExceptionMonitor", (error) => {
  unwritten += `${error.stack ?? error.message}\n`;
  flush();
});

async function load(): Promise<Handler> {
  const [file = "index", symbol = "handler"] = data.handler.split(".");
  const url = pathToFileURL(join(data.folder, `${file}.mjs`)).href;
  const module = (await import(url)) as Record<string, unknown>;
  // An environment is ended without a word, after which Node keeps nothing.
  flushCompileCache();
  const handler = module[symbol];
  if (typeof handler !== "function") throw new Error(`${data.name} exports no ${symbol}`);
  return handler as Handler;
}

const textOf = (error: unknown) =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

let loading: Promise<Handler> | undefined;

async function answer(event: string): Promise<WorkerReply> {
  const deadline = Date.now() + data.timeoutSeconds * 1000;
  const context = { ...contextOf(data), getRemainingTimeInMillis: () => deadline - Date.now() };
  try {
    const handler = await (loading ??= load());
    return { result: JSON.stringify((await handler(JSON.parse(event), context)) ?? null) };
  } catch (error) {
    return { error: textOf(error) };
  }
}

parentPort?.on("message", async (event: string) => {
  const reply = await answer(event);
  if (reply.error !== undefined) unwritten += `${reply.error}\n`;
  flush();
  parentPort?.postMessage(reply);
});
