import { fork } from "node:child_process";
import { existsSync, mkdirSync, rmSync } from "node:fs";
import { Agent, get } from "node:http";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import { makerPk, productKey } from "@bupum/functions/catalogue/products/items";
import type { CloudOptions } from "@bupum/infra/local/market/cloud-options";
import {
  type CloudProcess,
  cpuSecondsOf,
  prepareCloud,
  startCloudProcess,
} from "../market/cloud-process.ts";
import { type BenchMarket, fillMarket } from "../market/rows.ts";
import { type Orderable, quotedLines } from "../market/quoted-lines.ts";
import { artefacts, keep, type Measured, quantile, tableOf } from "../report.ts";
import type { FloorWork } from "./floor.ts";
import {
  type Asked,
  connections,
  type Figure,
  lineOf,
  measured,
  type Served,
  together,
} from "./load.ts";
import { asks, details, inList, newest, ofMakers, orders, searches } from "./questions.ts";

// `npm run bench:http [-- PRODUCTS] [--reads]`: requests for each second of processor time that the
// host, its workers and DynamoDB Local use together, over real HTTP, as shares of a floor in the same
// run. With --reads without requests for a quote and orders, which take minutes to prepare.

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: { reads: { type: "boolean", default: false } },
});
const products = Number(positionals[0] ?? 10_000);
const seconds = Number(process.env["BENCH_SECONDS"] ?? 10);
const warmUpSeconds = Math.min(3, seconds);
const rounds = 2;
const counts = { orders: 500, ordersWithAll: 200, asks: 300, warmUp: 100 };
const buyers = 40;
const goals = { list: 0.8, detail: 0.75, search: 0.6, order: 0.25, aloneMs: 10 };
const firstPort = Number(process.env["PORT"] ?? 4400);
const ports = {
  userApi: firstPort,
  adminApi: firstPort + 1,
  inboxes: firstPort + 2,
  dynamoDb: firstPort + 3,
  storage: firstPort + 4,
  buckets: firstPort + 5,
};

const folder = join(artefacts, "bench-http");
const dataDir = join(folder, "data");
// In memory where possible: processors are measured, not a disk.
const databaseFolder = existsSync("/dev/shm")
  ? `/dev/shm/bupum-bench-${process.pid}`
  : join(dataDir, "dynamodb");
const say = (text: string) => void process.stdout.write(`${text}\n`);

const servedBy = (cloud: CloudProcess): Served => ({
  url: cloud.address.userApi,
  cpuSeconds: cloud.cpuSeconds,
});

/** A page, a row and a transaction on the floor; its calls pass the host's gate as ours do. */
async function startFloor(cloud: CloudProcess, market: BenchMarket) {
  const { environment, functionEnvironment } = cloud.address;
  const work: FloorWork = {
    TableName: environment["TABLE_NAME"]!,
    page: makerPk(market.manufactorIds[0]!),
    row: productKey(market.products[0]!.id),
  };
  const child = fork(join(import.meta.dirname, "floor.ts"), [JSON.stringify(work)], {
    env: { PATH: process.env["PATH"], ...functionEnvironment },
  });
  const url = await new Promise<string>((done) => void child.once("message", done));
  const cpuSeconds = () => {
    const { host, database } = cloud.cpuSeconds();
    return { host: host + cpuSecondsOf(child.pid!), database };
  };
  const asks: Record<FloorCall, Asked> = {
    Query: {
      path: "/query",
      isRight: (answer) => (answer as { Items: unknown[] }).Items.length === inList,
    },
    Get: {
      path: "/get",
      isRight: (answer) => (answer as { Item: { pk: string } }).Item.pk === work.row.pk,
    },
    transaction: { path: "/transaction", isRight: () => true },
  };
  return {
    run: (call: FloorCall, duration: number) =>
      measured({ url, cpuSeconds }, () => asks[call], { duration }),
    stop: () => child.disconnect(),
  };
}
type FloorCall = "Query" | "Get" | "transaction";
type Floor = Awaited<ReturnType<typeof startFloor>>;

/** A warm call through the gateway that is refused before any I/O, for lack of a token. */
async function gatewayAlone(cloud: CloudProcess): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = () =>
    new Promise<number>((done, failed) => {
      const started = performance.now();
      get(`${cloud.address.userApi}/users/me`, { agent }, (response) => {
        response.resume();
        response.on("end", () => done(performance.now() - started));
      }).on("error", failed);
    });
  const taken: number[] = [];
  for (let call = 0; call < 3_000; call++) taken.push(await ask());
  agent.destroy();
  return quantile(taken.slice(1_000), 0.5);
}

/** Fills the market with the streams off, which is faster, then makes deals with them on. */
async function seeded(options: CloudOptions): Promise<{ market: BenchMarket; lines: Orderable[] }> {
  let cloud = await startCloudProcess({ ...options, streams: false });
  try {
    const wish = { products, buyers, listings: 100, stock: 1_000_000, dataDir };
    const market = await fillMarket(cloud, wish);
    if (flags.reads) return { market, lines: [] };
    await cloud.stop();
    say("asking for quotes and giving them");
    cloud = await startCloudProcess(options);
    const count = counts.orders + counts.ordersWithAll + 2 * counts.warmUp;
    return { market, lines: await quotedLines(cloud, market, count) };
  } finally {
    await cloud.stop();
  }
}

type Note = (line: Measured) => void;
type Part = (round: number) => Promise<Figure>;

/** Measures a part and the floor in turns, so that other load on the machine affects both. */
async function inTurns(floor: Floor, call: FloorCall, part: Part) {
  const ours: Figure[] = [];
  const floors: Figure[] = [];
  for (let round = 0; round < rounds; round++) {
    floors.push(await floor.run(call, seconds / rounds));
    ours.push(await part(round));
  }
  return { figure: together(ours), beside: { floor: together(floors), of: call } };
}

/**
 * Waits for the end of what a start wakes, such as the check of the snapshot, which reads the whole
 * market: the processor of a job is not that of a page. Five minutes at most.
 */
async function atRest(cloud: CloudProcess): Promise<Measured> {
  const before = cloud.cpuSeconds().host;
  let last = before;
  for (let second = 0; second < 300; second++) {
    await setTimeout(1_000);
    const now = cloud.cpuSeconds().host;
    if (second >= 5 && now - last < 0.1) break;
    last = now;
  }
  return {
    what: "jobs that a start wakes",
    measured: `${(last - before).toFixed(1)} s of the host's processor`,
  };
}

/** All measurements without the jobs that follow a call. */
async function alone(cloud: CloudProcess, market: BenchMarket, lines: Orderable[], note: Note) {
  const waited = await gatewayAlone(cloud);
  note({
    what: "local gateway: warm request without I/O",
    measured: `${waited.toFixed(2)} ms p50`,
    budget: "<= 0.5 ms p50",
    ok: waited <= 0.5,
  });
  const served = servedBy(cloud);
  const floor = await startFloor(cloud, market);
  const reads: [what: string, next: () => Asked, call: FloorCall, least: number][] = [
    ["list of the newest 30", newest(), "Query", goals.list],
    ["list of 30 of a maker", ofMakers(market), "Query", goals.list],
    ["detail", details(market), "Get", goals.detail],
    ["search", searches(market), "Query", goals.search],
  ];
  const asking = asks(market);
  const writes: [what: string, part: Part, least?: number][] = [
    ["ask", () => measured(served, asking, { amount: counts.asks / rounds })],
    ["order", () => placed(served, lines.splice(0, counts.orders / rounds)), goals.order],
  ];
  try {
    // Java is slow until each kind of call has run for a while.
    for (const call of ["Query", "Get", "transaction"] as const)
      await floor.run(call, warmUpSeconds);
    for (const [, next] of reads) await measured(served, next, { duration: warmUpSeconds });
    for (const [what, next, call, least] of reads) {
      const part = () => measured(served, next, { duration: seconds / rounds });
      const { figure, beside } = await inTurns(floor, call, part);
      note(lineOf(what, figure, { ...beside, least }));
    }
    note(await searchedAlone(served, market));
    if (flags.reads) return;
    await measured(served, asking, { amount: counts.warmUp });
    await placed(served, lines.splice(0, counts.warmUp));
    for (const [what, part, least] of writes) {
      const { figure, beside } = await inTurns(floor, "transaction", part);
      note(lineOf(what, figure, { ...beside, least }));
    }
  } finally {
    floor.stop();
  }
}

/** Searches one after the other: what one buyer waits for. */
async function searchedAlone(served: Served, market: BenchMarket): Promise<Measured> {
  const { p50, p99 } = await measured(served, searches(market), {
    duration: seconds,
    connections: 1,
  });
  return {
    what: "search on one connection",
    measured: `p50 ${p50} ms, p99 ${p99} ms`,
    budget: `p50 <= ${goals.aloneMs} ms`,
    ok: p50 <= goals.aloneMs,
  };
}

/** Every connection prepares its first request before the count begins. */
const placed = (served: Served, waiting: Orderable[], after?: () => Promise<void>) =>
  measured(served, orders(waiting), {
    amount: waiting.length - connections,
    ...(after && { after }),
  });

async function run(): Promise<Measured[]> {
  say(`filling a market with ${products} parts`);
  const functions = await prepareCloud(folder);
  const variables = { LIMIT_FACTOR: "1000000" };
  const options: CloudOptions = {
    dataDir,
    functions,
    ports,
    databaseFolder,
    work: "many-rows",
    variables,
  };
  const { market, lines } = await seeded(options);
  const found: Measured[] = [];
  const note: Note = (line) => {
    say(`${line.what}: ${line.measured}`);
    found.push(line);
  };
  let cloud = await startCloudProcess({ ...options, streams: false });
  try {
    note(await atRest(cloud));
    await alone(cloud, market, lines, note);
    if (flags.reads) return found;
    await cloud.stop();
    cloud = await startCloudProcess(options);
    await cloud.settle();
    await placed(servedBy(cloud), lines.splice(0, counts.warmUp), cloud.settle);
    const withAll = await placed(servedBy(cloud), lines, cloud.settle);
    note(lineOf("order with relay, roll-up, notices and mails to the end", withAll));
    return found;
  } finally {
    await cloud.stop();
  }
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(dataDir, { recursive: true });
const forget = () => {
  for (const place of [folder, databaseFolder]) rmSync(place, { recursive: true, force: true });
};
const lines = await run().catch((error: unknown) => {
  forget();
  throw error;
});
say(`\nRequests a second of processor time:\n${tableOf(lines)}\n`);
say(`Written to ${keep("bench-http.json", { at: new Date().toISOString(), products, lines })}`);
forget();
if (lines.some(({ ok }) => ok === false)) process.exitCode = 1;
