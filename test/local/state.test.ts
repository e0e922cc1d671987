import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "bupum-state-"));
const running: ChildProcess[] = [];

/** A process that echoes its input, with these words on its command line. */
async function waiting(...words: string[]) {
  const child = spawn(process.execPath, ["-e", "process.stdin.pipe(process.stdout)", ...words]);
  running.push(child);
  await new Promise((done) => child.once("spawn", done));
  const ended = new Promise((done) => child.once("exit", () => done("ended")));
  return {
    pid: child.pid!,
    ended,
    /** Whether it still answers or has ended. */
    asked() {
      child.stdin.on("error", () => undefined);
      child.stdin.write("here");
      return Promise.race([
        ended,
        new Promise((done) => child.stdout.once("data", () => done("here"))),
      ]);
    },
  };
}

beforeEach(() => {
  vi.stubEnv("BUPUM_STATE", folder);
  vi.resetModules();
});
afterEach(() => {
  for (const child of running.splice(0)) child.kill("SIGKILL");
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

const left = { pid: 1, ports: {}, environment: {} };

test("a start ends the database and the index filler that a killed market left", async () => {
  const { endLeftovers, noteState, writeState } = await import("@bupum/infra/local/market/state");
  const database = await waiting("DynamoDBLocal.jar");
  const index = await waiting("search/rebuild.ts", "--missing");
  writeState({ ...left, databasePid: database.pid });
  noteState({ indexPid: index.pid });
  endLeftovers();
  expect(await Promise.all([database.ended, index.ended])).toEqual(["ended", "ended"]);
});

test("a process that reuses the id of an ended one is left alone", async () => {
  const { endLeftovers, writeState } = await import("@bupum/infra/local/market/state");
  const other = await waiting("somebody", "else");
  writeState({ ...left, databasePid: other.pid, indexPid: other.pid });
  endLeftovers();
  expect(await other.asked()).toBe("here");
});
