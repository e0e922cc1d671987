import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Id } from "@bupum/shared/kernel/ids";
import type { RegisterRequestHistory } from "@bupum/shared/sheets/register-request-histories/contract";
import { jobs } from "@bupum/infra/jobs/jobs";
import { type CloudProcess, prepareCloud, startCloudProcess } from "../market/cloud-process.ts";
import {
  adminApi,
  anotherSeller,
  badRowsOf,
  goodsOf,
  send,
  templatesWithoutJob,
  until,
} from "./market.ts";
import { RegisterQueue, type Step } from "./queue.ts";
import { Sandbox } from "./sandbox.ts";
import { longSheet, type Made, type Named, sheetOf } from "./sheet.ts";
import { apiOf, type BenchMarket, fillMarket, type UserApi } from "../market/rows.ts";
import { artefacts, keep, type Measured, tableOf } from "../report.ts";

// `npm run bench:import [-- ROWS]`: a sheet with 2 % bad rows through the whole market, from the
// upload to the last row on sale; the worker in a process of its own, killed on the second run.

const rows = Number(process.argv[2] ?? 5_000);
const longRows = 200_000;
const { memoryMb } = jobs["job-import"]!;
const budgets = { minutes: 5, memoryMb };
// The same for both hosts: the client that fills the market keeps its connections.
const ports = {
  userApi: 4410,
  adminApi: 4411,
  inboxes: 4412,
  dynamoDb: 4413,
  storage: 4414,
  buckets: 4415,
};
const folder = join(artefacts, "bench-import");
const dataDir = join(folder, "data");
const say = (text: string) => void process.stdout.write(`${text}\n`);
const lines: Measured[] = [];
function note(line: Measured): void {
  lines.push(line);
  say(`${line.what}: ${line.measured}`);
}

interface Place {
  cloud: CloudProcess;
  queue: RegisterQueue;
  admin: Awaited<ReturnType<typeof adminApi>>;
  market: BenchMarket;
}
interface Shop {
  api: UserApi;
  /** Prefix of part numbers that the catalogue does not have. */
  key: string;
  /** Numbers of the parts that were on sale before any sheet. */
  before: readonly string[];
}

const updated = Math.round(rows * 0.06);
const unknown = Math.round(rows * 0.1);

/** Parts of the catalogue, those on sale first, and last those that no seller has yet. */
function partsFor({ products }: BenchMarket, { key }: Shop): Named[] {
  const known = products.map(({ partNumber, manufactorName }) => ({
    partNumber,
    maker: manufactorName.ko,
  }));
  const fresh = Array.from({ length: unknown }, (_, index) => ({
    partNumber: `${key}-${10_000 + index}`,
    maker: known[index % known.length]!.maker,
  }));
  return [...known, ...fresh];
}

/** Sends a sheet, has an admin confirm it, and waits until its last row is done. */
async function bring({ admin, queue }: Place, { api }: Shop, made: Made, fileName: string) {
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  const { id } = await send(api, made.content, fileName);
  await until(api, id, ({ phase }) => phase === "CHECKED");
  const checked = seconds();
  await admin.registerRequestHistories.decide({ params: { id }, body: { status: "DONE" } });
  const request = await until(api, id, ({ status }) => status === "DONE");
  const done = seconds();
  await queue.idle();
  return { request, checked, done };
}

/** Compares what is on sale with the sheet, row by row. */
async function compare(what: string, shop: Shop, made: Made, request: RegisterRequestHistory) {
  const goods = await goodsOf(shop.api);
  const byPart = Map.groupBy(goods, ({ partNumber }) => partNumber);
  let [lost, doubled, wrong] = [0, 0, 0];
  for (const [partNumber, { price, stock }] of made.good) {
    const found = byPart.get(partNumber) ?? [];
    if (found.length === 0) lost += 1;
    if (found.length > 1) doubled += 1;
    const [one] = found;
    const [step] = one?.breaks ?? [];
    if (one && (step?.unitPrice !== price || step.minQty !== 2 || one.stock !== stock)) wrong += 1;
  }
  const known = new Set([...made.good.keys(), ...shop.before]);
  const strange = goods.filter(({ partNumber }) => !known.has(partNumber)).length;
  const { okRows, errorRows } = request;
  const counts = { lost, doubled, wrong, strange };
  note({
    what: `${what}: rows on sale, with errors`,
    measured: `${okRows}, ${errorRows}`,
    budget: `${made.good.size}, ${made.bad.size}`,
    ok: okRows === made.good.size && errorRows === made.bad.size,
  });
  note({
    what: `${what}: ${Object.keys(counts).join(", ")}`,
    measured: Object.values(counts).join(", "),
    budget: "all 0",
    ok: Object.values(counts).every((count) => count === 0),
  });
}

/** Every bad row has its code and says in Korean what is wrong. */
async function explain({ api }: Shop, made: Made, id: Id<"rrh">): Promise<void> {
  const found = await badRowsOf(api, id);
  const texts = new Map<string, { count: number; said: string }>();
  let wrong = 0;
  for (const { rowNo, errors } of found) {
    const told = errors.find(({ code }) => code === made.bad.get(rowNo));
    if (!told || errors.some(({ message }) => !/[가-힣]/.test(message))) wrong += 1;
    for (const { code, message } of errors)
      texts.set(code, { count: (texts.get(code)?.count ?? 0) + 1, said: message });
  }
  for (const [code, { count, said }] of [...texts].toSorted())
    say(`  ${code.padEnd(20)} ${String(count).padStart(3)}  ${said}`);
  note({
    what: "bad rows without their code or without Korean",
    measured: `${wrong} of ${found.length}`,
    budget: "0",
    ok: wrong === 0 && found.length === made.bad.size,
  });
}

const sum = (steps: readonly Step[], name: "ms" | "calls" | "readUnits" | "writeUnits") =>
  steps.reduce((total, step) => total + step[name], 0);
/** The time and cost of the messages of each name. */
function tellSteps(what: string, steps: readonly Step[]): void {
  for (const [name, some] of Map.groupBy(steps, (step) => step.name))
    say(
      `  ${name.padEnd(28)} ${String(some.length).padStart(3)} messages ` +
        `${(sum(some, "ms") / 1000).toFixed(1).padStart(7)} s ${String(sum(some, "calls")).padStart(6)} calls ` +
        `${sum(some, "readUnits").toFixed(0).padStart(7)} RCU ${sum(some, "writeUnits").toFixed(0).padStart(7)} WCU`,
    );
  note({
    what: `${what}: messages; RCU and WCU a row`,
    measured: `${steps.length}; ${(sum(steps, "readUnits") / rows).toFixed(1)} and ${(sum(steps, "writeUnits") / rows).toFixed(1)}`,
  });
}

const notePeak = (what: string, peakMb: number) =>
  note({
    what: `${what}: peak RSS of the worker`,
    measured: `${peakMb.toFixed(0)} MB`,
    budget: `<= ${budgets.memoryMb} MB`,
    ok: peakMb <= budgets.memoryMb,
  });

async function whole(place: Place, shop: Shop): Promise<void> {
  const made = sheetOf(partsFor(place.market, shop));
  await place.queue.begin();
  const before = place.cloud.cpuSeconds();
  const { request, checked, done } = await bring(place, shop, made, "재고표.xlsx");
  const after = place.cloud.cpuSeconds();
  note({
    what: `${rows} rows, ${(made.content.length / 1000).toFixed(0)} KB: looked at, on sale`,
    measured: `${checked.toFixed(1)} s, ${done.toFixed(1)} s`,
    budget: `<= ${budgets.minutes * 60} s`,
    ok: done <= budgets.minutes * 60,
  });
  const cpu = (name: "host" | "database") => (after[name] - before[name]).toFixed(0);
  say(`  processor: host ${cpu("host")} s, DynamoDB Local ${cpu("database")} s`);
  tellSteps("one sheet", place.queue.steps);
  notePeak("one sheet", place.queue.peakMb);
  await explain(shop, made, request.id);
  await compare("one sheet", shop, made, request);
}

/** The rows of a finished sheet in another file: nothing is left to change. */
async function again({ queue, market }: Place, shop: Shop): Promise<void> {
  const { api } = shop;
  await queue.begin();
  const made = sheetOf(partsFor(market, shop), 2);
  const { id } = await send(api, made.content, "다시.xlsx");
  const { outcomes } = await until(api, id, ({ phase }) => phase === "CHECKED");
  await queue.idle();
  note({
    what: "the same rows again: to add, to change, unchanged",
    measured: `${outcomes.ADD}, ${outcomes.UPDATE}, ${outcomes.SKIP}`,
    budget: `0, 0, ${made.good.size}`,
    ok: outcomes.ADD === 0 && outcomes.UPDATE === 0 && outcomes.SKIP === made.good.size,
  });
}

/** The worker is killed while it reads, matches, puts on sale and reports. */
async function killed(place: Place, shop: Shop, steps: readonly Step[]): Promise<void> {
  const made = sheetOf(partsFor(place.market, shop));
  const halfway = (name: string, nth: number) => {
    const step = steps.filter((one) => one.name === name)[nth - 1];
    return step ? [{ name, nth, afterMs: step.ms / 2 }] : [];
  };
  const steps500 = Math.ceil(rows / 500);
  const half = Math.ceil(steps500 / 2);
  await place.queue.begin([
    ...halfway("register-request.received", 1),
    ...halfway("register-request.read", half),
    ...halfway("register-request.checked", 1),
    ...halfway("register-request.confirmed", half),
    ...halfway("register-request.confirmed", steps500),
    ...halfway("register-request.applied", 1),
  ]);
  const { request, done } = await bring(place, shop, made, "재고표.xlsx");
  note({
    what: "killed by SIGKILL in the midst of",
    measured: `${place.queue.died.map((name) => name.split(".")[1]).join(", ")}; on sale after ${done.toFixed(1)} s`,
  });
  await compare("killed", shop, made, request);
}

async function long(place: Place, { api }: Shop, bundle: string): Promise<void> {
  const content = longSheet(longRows);
  await place.queue.begin();
  const { id } = await send(api, content, "너무 긴 재고표.xlsx");
  const failed = await until(api, id, ({ status }) => status === "FAILED").catch(() =>
    api.registerRequestHistories.get({ params: { id } }),
  );
  await place.queue.idle();
  note({
    what: `${longRows} rows, ${(content.length / 1e6).toFixed(1)} MB: refused with`,
    measured: `${failed.failure?.code}: ${failed.failure?.message}`,
    budget: "TOO_MANY_ROWS",
    ok: failed.failure?.code === "TOO_MANY_ROWS",
  });
  notePeak(`${longRows} rows refused`, place.queue.peakMb);
  const sheet = join(folder, "long.xlsx");
  writeFileSync(sheet, content);
  const sandbox = new Sandbox(bundle, memoryMb);
  const started = performance.now();
  const answer = await sandbox.ask({ sheet });
  const seconds = (performance.now() - started) / 1000;
  note({
    what: "rows read to the end",
    measured: `${String(answer?.reply)} in ${seconds.toFixed(1)} s`,
  });
  notePeak("all of them read", answer?.peakMb ?? NaN);
  await sandbox.kill();
}

async function run(): Promise<void> {
  const functions = await prepareCloud(folder);
  const templates = templatesWithoutJob(folder);
  const variables = { LIMIT_FACTOR: "1000" };
  const options = { dataDir, functions, templates, ports, variables };
  const filling = await startCloudProcess({ ...options, streams: false });
  const wish = { products: rows - unknown, buyers: 0, listings: updated, stock: 5, dataDir };
  const market = await fillMarket(filling, wish).finally(() => filling.stop());
  const cloud = await startCloudProcess(options);
  Object.assign(process.env, cloud.address.environment);
  const bundle = join(functions, "job-import", "index.mjs");
  const queue = new RegisterQueue(process.env["IMPORT_QUEUE_URL"]!, bundle, memoryMb);
  try {
    const { userApi, adminApi: adminUrl } = cloud.address;
    const admin = await adminApi(adminUrl, dataDir);
    const place = { cloud, queue, admin, market };
    const before = market.listings.map(({ partNumber }) => partNumber);
    const first = { api: apiOf(userApi, market.seller.token), key: "NEWA", before };
    const second = await anotherSeller(userApi, dataDir);
    await cloud.settle();
    await whole(place, first);
    const steps = [...queue.steps];
    await again(place, first);
    await killed(place, { api: second.api, key: "NEWB", before: [] }, steps);
    await long(place, first, bundle);
  } finally {
    await queue.stop();
    await cloud.stop();
  }
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(dataDir, { recursive: true });
await run();
say(`\n${tableOf(lines)}\n`);
say(`Written to ${keep("bench-import.json", { at: new Date().toISOString(), rows, lines })}`);
rmSync(folder, { recursive: true, force: true });
if (lines.some(({ ok }) => ok === false)) process.exitCode = 1;
