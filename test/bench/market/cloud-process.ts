import { type ChildProcess, fork } from "node:child_process";
import { cpSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { functionsFolder } from "@bupum/infra/local/kernel/place";
import type { CloudOptions } from "@bupum/infra/local/market/cloud-options";
import { prepare } from "@bupum/infra/local/market/prepare";
import type { HostAddress, Order } from "./host.ts";

const program = join(import.meta.dirname, "host.ts");
const ticksPerSecond = 100;

/** Copies the functions into the bench's own folder, and makes sure of the templates. */
export async function prepareCloud(folder: string): Promise<string> {
  const functions = join(folder, "functions");
  await prepare();
  // A market that starts meanwhile may bundle them again.
  cpSync(functionsFolder, functions, { recursive: true });
  return functions;
}

/** Processor seconds that a process and its threads have used. */
export function cpuSecondsOf(pid: number): number {
  const text = readFileSync(`/proc/${pid}/stat`, "utf8");
  // The name may contain spaces; fields are counted after it.
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

export interface CloudProcess {
  address: HostAddress;
  /** Processor seconds of the host with its workers, and of DynamoDB Local. */
  cpuSeconds(): { host: number; database: number };
  /** Waits until all jobs that follow have run. */
  settle(): Promise<void>;
  stop(): Promise<void>;
  /** Ends host and database at once, as a power cut would. */
  kill(): Promise<void>;
}

function answerOf<T>(child: ChildProcess, complaint: () => string): Promise<T> {
  return new Promise((done, failed) => {
    const onExit = (code: number | null) =>
      failed(new Error(`The cloud ended with code ${code}: ${complaint()}`));
    child.once("exit", onExit);
    child.once("message", (message) => {
      child.off("exit", onExit);
      const { failed: reason } = message as { failed?: string };
      if (reason === undefined) done(message as T);
      else failed(new Error(reason.slice(0, 1_000)));
    });
  });
}

const ended = (pid: number) =>
  new Promise<void>((done) => {
    const timer = setInterval(() => {
      if (existsSync(`/proc/${pid}`)) return;
      clearInterval(timer);
      done();
    }, 20);
  });

/** Starts the cloud in a process of its own. */
export async function startCloudProcess(options: CloudOptions): Promise<CloudProcess> {
  const child = fork(program, [JSON.stringify(options)], {
    stdio: ["ignore", "inherit", "pipe", "ipc"],
  });
  let said = "";
  child.stderr?.on("data", (text: Buffer) => (said = (said + text).slice(-2_000)));
  child.stderr?.pipe(process.stderr, { end: false });
  const complaint = () => said;
  const address = await answerOf<HostAddress>(child, complaint);
  async function ask(order: Order): Promise<void> {
    const answer = answerOf<{ done: Order }>(child, complaint);
    child.send(order);
    await answer;
  }
  return {
    address,
    cpuSeconds: () => ({
      host: cpuSecondsOf(address.pid),
      database: cpuSecondsOf(address.databasePid),
    }),
    settle: () => ask("settle"),
    stop: () => ask("stop"),
    async kill() {
      const { pid, databasePid } = address;
      process.kill(pid, "SIGKILL");
      process.kill(databasePid, "SIGKILL");
      await Promise.all([ended(pid), ended(databasePid)]);
    },
  };
}
