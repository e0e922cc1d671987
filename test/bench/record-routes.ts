import { appendFileSync } from "node:fs";
import { client } from "@bupum/functions/kernel/table";

// A setup file of vitest: records each request that the kernel logs, and each call to the table
// with its time, so that sequential calls can be told from parallel ones.

const file = process.env["BENCH_RECORD"];
if (!file) throw new Error("BENCH_RECORD names the file to write to.");

export interface Call {
  name: string;
  key: string;
  from: number;
  to: number;
}
export interface Request {
  /** The route, or `job NAME` for the job that followed. */
  route: string;
  status: number;
  from: number;
  to: number;
  readUnits: number;
  writeUnits: number;
  calls: Call[];
}

/** One clock for all processes that write to the file. */
const clock = () => performance.timeOrigin + performance.now();
let calls: Call[] = [];

type Input = { Key?: { pk?: string }; RequestItems?: Record<string, { Keys?: { pk: string }[] }> };
function keyOf(input: Input): string {
  const batch = Object.values(input.RequestItems ?? {})[0]?.Keys?.[0]?.pk;
  return input.Key?.pk ?? batch ?? "";
}

type Send = (command: { input: Input }) => Promise<unknown>;
// The overloads of `send` differ in their results; here all are passed through.
const send = client.send.bind(client) as unknown as Send;
const recorded: Send = async (command) => {
  const from = clock();
  try {
    return await send(command);
  } finally {
    const name = command.constructor.name.replace("Command", "");
    calls.push({ name, key: keyOf(command.input), from, to: clock() });
  }
};
Object.assign(client, { send: recorded });

const { log } = console;
// oxlint-disable-next-line no-console -- the kernel's log writes there
console.log = (...words: unknown[]) => {
  const line = requestIn(words[0]);
  if (!line) return log(...words);
  const to = clock();
  const from = to - line.Latency;
  const request: Request = {
    route: line.route ?? `job ${line.Job}`,
    status: line.status ?? 200,
    from,
    to,
    readUnits: line.ReadUnits ?? line.readUnits ?? 0,
    writeUnits: line.WriteUnits ?? line.writeUnits ?? 0,
    // A tolerance for the clock's resolution.
    calls: calls.filter((call) => call.from >= from - 0.1 && call.to <= to + 0.1),
  };
  calls = calls.filter((call) => call.to > to - 60_000).slice(-500);
  appendFileSync(file, `${JSON.stringify(request)}\n`);
};

interface Line {
  route?: string;
  status?: number;
  Job?: string;
  Latency: number;
  ReadUnits?: number;
  WriteUnits?: number;
  readUnits?: number;
  writeUnits?: number;
}
function requestIn(word: unknown): Line | undefined {
  if (typeof word !== "string" || !word.startsWith("{")) return undefined;
  const line = JSON.parse(word) as Partial<Line>;
  // Written by the kernel's `measure`, for a request or for a job.
  return line.Latency === undefined ? undefined : (line as Line);
}
