import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { root } from "@bupum/infra/local/kernel/place";
import type { Section } from "./report.ts";
import { useMarket } from "./use/use.ts";

const most = { openSeconds: 30, restMegabytes: 600, useMegabytes: 900 };
/** Longer than an idle function is kept running. */
const restMs = 45_000;
const port = 4960;
const addresses = { web: `http://localhost:${port}`, admin: `http://localhost:${port + 1}` };

/** A file below /proc; nothing of a process or thread that has ended meanwhile. */
function readProc(path: string): string {
  try {
    return readFileSync(`/proc/${path}`, "utf8");
  } catch {
    return "";
  }
}

/** `npm start` and all processes below it. */
function treeOf(pid: number): number[] {
  const tasks = existsSync(`/proc/${pid}/task`) ? readdirSync(`/proc/${pid}/task`) : [];
  const children = tasks.flatMap((task) =>
    readProc(`${pid}/task/${task}/children`).split(" ").filter(Boolean),
  );
  return [pid, ...children.flatMap((child) => treeOf(Number(child)))];
}

interface Memory {
  all: number;
  host: number;
  java: number;
}

/** Memory in megabytes of the market's processes; what they share counts once. */
function memoryOf(pid: number): Memory {
  const memory: Memory = { all: 0, host: 0, java: 0 };
  for (const one of treeOf(pid)) {
    const rollup = readProc(`${one}/smaps_rollup`);
    const megabytes = Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0) / 1024;
    const command = readProc(`${one}/cmdline`);
    memory.all += megabytes;
    if (command.includes("infra/local/start")) memory.host += megabytes;
    if (command.startsWith("java")) memory.java += megabytes;
  }
  return memory;
}

/** The most that the market took while somebody did this. */
async function peakDuring(pid: number, work: () => Promise<unknown>): Promise<Memory> {
  let peak = memoryOf(pid);
  const timer = setInterval(() => {
    const now = memoryOf(pid);
    if (now.all > peak.all) peak = now;
  }, 1_000);
  await work().finally(() => clearInterval(timer));
  return peak;
}

/** Processor seconds of the market so far, those of processes that have ended among them. */
function processorSecondsOf(pid: number): number {
  const ticks = treeOf(pid).flatMap((one) => {
    const text = readProc(`${one}/stat`);
    // After the name in brackets: user, system, and both of the children that have ended.
    return text.slice(text.lastIndexOf(")")).split(" ").slice(12, 16).map(Number);
  });
  return ticks.reduce((sum, one) => sum + one, 0) / 100;
}

/** Resolves with the seconds until the start prints this line. */
const saying = (child: ChildProcess, text: string) =>
  new Promise<number>((done, failed) => {
    const started = performance.now();
    createInterface({ input: child.stdout! }).on("line", (line) => {
      if (line.includes(text)) done((performance.now() - started) / 1000);
    });
    child.once("exit", (code) => failed(new Error(`The market ended with code ${code}`)));
  });

const line = (what: string, value: number, unit: string, budget?: number) => ({
  what,
  measured: `${Math.round(value)} ${unit}`,
  ...(budget && { budget: `${budget} ${unit}`, ok: value <= budget }),
});

const memoryLine = (what: string, { all, host, java }: Memory, budget?: number) => {
  const parts = `(host ${Math.round(host)}, Java ${Math.round(java)})`;
  const whole = line(`memory ${what}`, all, "MB", budget);
  return { ...whole, measured: `${whole.measured} ${parts}` };
};

async function measured(child: ChildProcess): Promise<Section> {
  const pid = child.pid!;
  const ready = saying(child, "준비되었습니다");
  // The demo's last part, after which nothing happens by itself.
  const filled = saying(child, "데모 회원의 구독과 결제를 넣었습니다");
  const open = await saying(child, "시장이 열렸습니다");
  const processor = processorSecondsOf(pid);
  const atOpen = memoryOf(pid);
  const [readySeconds] = await Promise.all([ready, filled]);
  await pause(restMs);
  const rest = memoryOf(pid);
  let used = { calls: 0, limited: 0 };
  const peak = await peakDuring(pid, async () => (used = await useMarket(addresses)));
  const afterUse = memoryOf(pid);
  await pause(restMs);
  const restAfterUse = memoryOf(pid);
  return {
    lines: [
      line("first start until the market opens", open, "s", most.openSeconds),
      line("processor until then", processor, "s"),
      line("first start until all is searched", readySeconds, "s"),
      memoryLine("when it opens", atOpen),
      memoryLine("at rest", rest, most.restMegabytes),
      memoryLine(
        `at most within ${used.calls} calls (${used.limited} limited), an hour`,
        peak,
        most.useMegabytes,
      ),
      memoryLine("after them", afterUse, most.useMegabytes),
      memoryLine("at rest after them", restAfterUse, most.restMegabytes),
    ],
    figures: { open, processor, readySeconds, atOpen, rest, ...used, peak, afterUse, restAfterUse },
  };
}

/** A first start with its own data: the time until it opens, and its memory then and after use. */
export async function start(): Promise<Section> {
  const folder = mkdtempSync(join(tmpdir(), "bupum-start-"));
  const child = spawn("npm", ["start"], {
    cwd: root,
    env: { ...process.env, PORT: String(port), BUPUM_STATE: folder },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const gone = new Promise((done) => child.once("exit", done));
  try {
    return await measured(child);
  } finally {
    // Without it the market has not come up, or has gone already.
    const file = join(folder, "state.json");
    if (existsSync(file)) {
      const state = JSON.parse(readFileSync(file, "utf8")) as { pid: number };
      process.kill(state.pid, "SIGTERM");
    } else child.kill();
    await gone;
    rmSync(folder, { recursive: true });
  }
}
