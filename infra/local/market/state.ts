import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { PreferredPorts } from "./components.ts";
import { stateFolder } from "../kernel/place.ts";

/** The state of a running market for the other commands; after a crash, what must be cleaned up. */
export interface State {
  pid: number;
  databasePid?: number;
  /** Who fills the index beside the market. */
  indexPid?: number;
  ports: PreferredPorts;
  /** Everything a seed needs to write into the running market. */
  environment: Record<string, string>;
}

export interface Account {
  role: string;
  userId: string;
  password: string;
  name: string;
}

const stateFile = join(stateFolder, "state.json");
const accountsFile = join(stateFolder, "accounts.json");
/** Exists while a seed runs: a market seeded only halfway is started over. */
const seedingFile = join(stateFolder, "seeding");

/** Exists until the index of a new market is complete: a start continues the index. */
const indexingFile = join(stateFolder, "indexing");

const readJson = (file: string): unknown =>
  existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;

// These files are written below only.
export const readState = () => readJson(stateFile) as State | undefined;
export const readAccounts = () => (readJson(accountsFile) ?? []) as Account[];

export function writeState(state: State): void {
  mkdirSync(stateFolder, { recursive: true });
  // The environment holds keys: only the owner reads it.
  writeFileSync(stateFile, JSON.stringify(state), { mode: 0o600 });
}

export function writeAccounts(accounts: Account[]): void {
  writeFileSync(accountsFile, JSON.stringify(accounts), { mode: 0o600 });
}

export function isAlive(pid: number | undefined): boolean {
  if (pid === undefined) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    // No such process.
    return false;
  }
}

/** Sends the SDK's calls of this process to the market that runs here; false when none does. */
export function callMarketHere(): boolean {
  const state = runningState();
  if (state) Object.assign(process.env, state.environment);
  return state !== undefined;
}

/** The market that runs now, if one does. */
export function runningState(): State | undefined {
  const state = readState();
  return state && isAlive(state.pid) && isOurs(state.pid, "infra/local/start") ? state : undefined;
}

/** Whether the process with that number is still the same one; numbers are reused. */
function isOurs(pid: number, word: string): boolean {
  const file = `/proc/${pid}/cmdline`;
  return !existsSync(file) || readFileSync(file, "utf8").includes(word);
}

/** Adds to what is known of the market that runs. */
export function noteState(more: Partial<State>): void {
  const state = readState();
  if (state) writeState({ ...state, ...more });
}

/** Ends the processes of a killed market: two databases would damage the file. */
export function endLeftovers(): void {
  const { databasePid, indexPid } = readState() ?? {};
  endIfOurs(indexPid, "rebuild.ts");
  endIfOurs(databasePid, "DynamoDBLocal");
}

function endIfOurs(pid: number | undefined, word: string): void {
  if (pid !== undefined && isAlive(pid) && isOurs(pid, word)) process.kill(pid, "SIGKILL");
}

function mark(file: string): () => void {
  writeFileSync(file, new Date().toISOString());
  return () => rmSync(file, { force: true });
}
export const isSeedBroken = () => existsSync(seedingFile);
export const markSeeding = () => mark(seedingFile);
export const isIndexing = () => existsSync(indexingFile);
export const markIndexing = () => mark(indexingFile);

const keptData = [
  "dynamodb",
  "storage",
  "mail.jsonl",
  "messages.jsonl",
  "toss.json",
  "sendbird.json",
  "accounts.json",
  "seeding",
  "indexing",
  "stream-positions.json",
  "schedules.json",
  "ends.json",
];

/** Forgets rows, files, messages and mails; keeps nothing but the logs of the last run. */
export function forgetData(): void {
  for (const name of keptData) rmSync(join(stateFolder, name), { recursive: true, force: true });
}
