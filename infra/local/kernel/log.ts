import { mkdirSync } from "node:fs";
import { FunctionFailure } from "./failure.ts";

export interface Log {
  /** Something a person who started the cloud should see. */
  say(text: string): void;
  request(api: string, method: string, url: string, status: number, started: number): void;
  failure(where: string, error: unknown): void;
}

/** A silent log, for tests. */
export const silent: Log = {
  say: () => undefined,
  request: () => undefined,
  failure: () => undefined,
};

const colours = { 2: 32, 3: 36, 4: 33, 5: 31 } as Record<number, number>;
const paint = (code: number | undefined, text: string) =>
  process.stdout.isTTY && code ? `\u001b[${code}m${text}\u001b[0m` : text;
const time = () => new Date().toTimeString().slice(0, 8);

/** A function's own failure takes one line here: its stack is in its own log. */
function textOf(error: unknown): string {
  if (error instanceof FunctionFailure) return `${error.kind}: ${error.message.split("\n")[0]}`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** A log on the console: one line for each request. */
export function consoleLog(write = (line: string) => void process.stdout.write(`${line}\n`)): Log {
  return {
    say: (text) => write(`${time()} ${text}`),
    request(api, method, url, status, started) {
      const ms = (performance.now() - started).toFixed(1);
      const code = paint(colours[Math.floor(status / 100)], String(status));
      write(`${time()} ${api} ${method.padEnd(6)} ${url.slice(0, 120)} ${code} ${ms} ms`);
    },
    failure(where, error) {
      const text = textOf(error);
      write(`${time()} ${paint(31, "failed")} ${where}: ${text}`);
    },
  };
}

export function makeLogFolder(folder: string): string {
  mkdirSync(folder, { recursive: true });
  return folder;
}
