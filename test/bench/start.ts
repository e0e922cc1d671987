import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { root } from "@bupum/infra/local/kernel/place";
import { allRoutes, type NamedRoute, unknownPath } from "../kit/routes.ts";
import type { Section } from "./report.ts";

const most = { openSeconds: 30, restMegabytes: 600, loadMegabytes: 1_000 };
/** Longer than an idle function is kept running. */
const restMs = 45_000;
const rounds = 20;
const callers = 8;
const port = 4960;

const addressOf = ({ api, route }: NamedRoute) =>
  `http://localhost:${api === "user" ? `${port}/api` : `${port + 1}/admin-api`}${unknownPath(route)}`;

/** `npm start` and all processes below it. */
function treeOf(pid: number): number[] {
  const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, "utf8").split(" ").filter(Boolean),
  );
  return [pid, ...children.flatMap((child) => treeOf(Number(child)))];
}

/** Total memory of these processes; shared memory counts once. */
function megabytesOf(pid: number): number {
  const kilobytes = treeOf(pid).map((one) => {
    const text = readFileSync(`/proc/${one}/smaps_rollup`, "utf8");
    return Number(/^Pss:\s+(\d+)/m.exec(text)?.[1]);
  });
  return Math.round(kilobytes.reduce((sum, one) => sum + one, 0) / 1024);
}

/** Calls every function of both APIs as a guest, many times. */
async function load(peak: () => void): Promise<void> {
  const calls = Array.from({ length: rounds }, () => allRoutes)
    .flat()
    .values();
  const caller = async () => {
    for (const one of calls) {
      const { method } = one.route;
      const body = method === "GET" || method === "DELETE" ? undefined : "{}";
      const headers = { "content-type": "application/json" };
      await (await fetch(addressOf(one), { method, headers, ...(body && { body }) })).arrayBuffer();
    }
  };
  const timer = setInterval(peak, 1_000);
  await Promise.all(Array.from({ length: callers }, caller));
  clearInterval(timer);
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

/** A first start with its own data: the time until the market opens, and its memory then. */
export async function start(): Promise<Section> {
  const folder = mkdtempSync(join(tmpdir(), "bupum-start-"));
  const child = spawn("npm", ["start"], {
    cwd: root,
    env: { ...process.env, PORT: String(port), BUPUM_STATE: folder },
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    const [open, ready] = await Promise.all([
      saying(child, "시장이 열렸습니다"),
      saying(child, "준비되었습니다"),
    ]);
    await pause(restMs);
    const rest = megabytesOf(child.pid!);
    let peak = 0;
    await load(() => (peak = Math.max(peak, megabytesOf(child.pid!))));
    await pause(restMs);
    const after = megabytesOf(child.pid!);
    return {
      lines: [
        line("first start until the market opens", open, "s", most.openSeconds),
        line("first start until all is searched", ready, "s"),
        line("memory at rest", rest, "MB", most.restMegabytes),
        line(`memory within ${rounds * allRoutes.length} calls of all routes`, peak, "MB"),
        line("memory after them", after, "MB", most.loadMegabytes),
      ],
      figures: { open, ready, rest, peak, after },
    };
  } finally {
    const gone = new Promise((done) => child.once("exit", done));
    const state = JSON.parse(readFileSync(join(folder, "state.json"), "utf8")) as { pid: number };
    process.kill(state.pid, "SIGTERM");
    await gone;
    rmSync(folder, { recursive: true });
  }
}
