import { Agent, get } from "node:http";
import { existsSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { CloudOptions } from "@bupum/infra/local/market/cloud-options";
import autocannon from "autocannon";
import { type CloudProcess, prepareCloud, startCloudProcess } from "./market/cloud-process.ts";
import { type BenchMarket, fillMarket } from "./market/rows.ts";
import { type Orderable, quotedLines } from "./market/quoted-lines.ts";
import { artefacts, keep, type Measured, quantile, tableOf } from "./report.ts";

// `npm run bench:http [-- PRODUCTS]`: requests for each second of processor time that the host, its
// workers and DynamoDB Local use together, over real HTTP.

const products = Number(process.argv[2] ?? 10_000);
const connections = 16;
const seconds = Number(process.env["BENCH_SECONDS"] ?? 10);
const warmUpSeconds = Math.min(3, seconds);
const orders = { alone: 600, withAll: 200, warmUp: 100 };
const budgets = { list: 400, search: 400, detail: 800, order: 350 };
const ports = {
  userApi: 4400,
  adminApi: 4401,
  inboxes: 4402,
  dynamoDb: 4403,
  storage: 4404,
  buckets: 4405,
};

const folder = join(artefacts, "bench-http");
const dataDir = join(folder, "data");
// In memory where there is such a place: the figures are of processors, not of a disk.
const databaseFolder = existsSync("/dev/shm")
  ? `/dev/shm/bupum-bench-${process.pid}`
  : join(dataDir, "dynamodb");
const say = (text: string) => void process.stdout.write(`${text}\n`);

interface Figure {
  requests: number;
  perCpuSecond: number;
  perSecond: number;
  host: number;
  database: number;
  p50: number;
  p99: number;
}
type Options = Parameters<typeof autocannon>[0];

/** Drives load and reads the processor time it took; `after` belongs to what is counted. */
async function measured(
  cloud: CloudProcess,
  options: Partial<Options>,
  after?: () => Promise<void>,
): Promise<Figure> {
  const before = cloud.cpuSeconds();
  const url = cloud.address.userApi;
  const result = await autocannon({ url, connections, ...options });
  await after?.();
  const used = cloud.cpuSeconds();
  const [host, database] = [used.host - before.host, used.database - before.database];
  const good = result["2xx"];
  const bad = result["4xx"] + result["5xx"] + result["3xx"] + result.errors;
  if (bad > 0) throw new Error(`${bad} of ${good + bad} requests were not answered with 2xx.`);
  return {
    requests: good,
    perCpuSecond: good / (host + database),
    perSecond: good / result.duration,
    host,
    database,
    p50: result.latency.p50,
    p99: result.latency.p99,
  };
}

/** Reads paths at random, after a warm-up of the same. */
async function reads(cloud: CloudProcess, paths: readonly string[]): Promise<Figure> {
  const pick = () => paths[Math.floor(Math.random() * paths.length)]!;
  const requests = [
    { setupRequest: (request: object) => ({ ...request, method: "GET", path: pick() }) },
  ];
  await measured(cloud, { requests, duration: warmUpSeconds });
  return measured(cloud, { requests, duration: seconds });
}

/** Places each of these orders once. */
function places(cloud: CloudProcess, waiting: Orderable[], after?: () => Promise<void>) {
  const queue = [...waiting];
  const requests = [
    {
      setupRequest: (request: object) => {
        const { token, body } = queue.shift() ?? waiting[0]!;
        return {
          ...request,
          method: "POST",
          path: "/product-estimate-orders",
          headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
          body,
        };
      },
    },
  ];
  // Every connection prepares its first request before the count begins.
  return measured(cloud, { requests, amount: waiting.length - connections }, after);
}

/** A warm call through the gateway that is refused before any I/O: no token. */
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

/** Fills the market with the streams off, which is faster, and then deals with them on. */
async function seeded(options: CloudOptions): Promise<{ market: BenchMarket; lines: Orderable[] }> {
  let cloud = await startCloudProcess({ ...options, streams: false });
  try {
    const wish = { products, buyers: 25, listings: 100, stock: 1_000_000, dataDir };
    const market = await fillMarket(cloud, wish);
    await cloud.stop();
    say("asking for quotes and giving them");
    cloud = await startCloudProcess(options);
    const count = orders.alone + orders.withAll + 2 * orders.warmUp;
    return { market, lines: await quotedLines(cloud, market, count) };
  } finally {
    await cloud.stop();
  }
}

function lineOf(what: string, figure: Figure, budget?: number): Measured {
  const { perCpuSecond, perSecond, host, database, requests, p50, p99 } = figure;
  const each = (cpu: number) => ((cpu / requests) * 1000).toFixed(2);
  return {
    what,
    measured:
      `${perCpuSecond.toFixed(0)} (${each(host)} ms host, ${each(database)} ms DynamoDB Local; ` +
      `${perSecond.toFixed(0)}/s, p50 ${p50} ms, p99 ${p99} ms)`,
    ...(budget && { budget: `>= ${budget}`, ok: perCpuSecond >= budget }),
  };
}

const search = (query: string) => `/products/search?itemsPerPage=30&${query}`;

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
  const take = (count: number) => lines.splice(0, count);
  const found: Measured[] = [];
  const note = (line: Measured) => {
    say(`${line.what}: ${line.measured}`);
    found.push(line);
  };
  let cloud = await startCloudProcess({ ...options, streams: false });
  try {
    const alone = await gatewayAlone(cloud);
    note({
      what: "local gateway: warm request without I/O",
      measured: `${alone.toFixed(2)} ms p50`,
      budget: "<= 0.5 ms p50",
      ok: alone <= 0.5,
    });
    const ofMakers = market.manufactorIds.map((id) => search(`manufactorId=${id}`));
    note(lineOf("requests a CPU second: list of 30", await reads(cloud, ofMakers), budgets.list));
    const words = market.products.map(({ partNumber }, at) =>
      search(`searchKeyword=${at % 2 ? partNumber : partNumber.slice(0, 7)}`),
    );
    note(lineOf("requests a CPU second: search", await reads(cloud, words), budgets.search));
    const details = market.products.map(({ id }) => `/products/${id}`);
    note(lineOf("requests a CPU second: detail", await reads(cloud, details), budgets.detail));
    await places(cloud, take(orders.warmUp));
    const write = await places(cloud, take(orders.alone));
    note(lineOf("requests a CPU second: order write", write, budgets.order));
    await cloud.stop();
    cloud = await startCloudProcess(options);
    await cloud.settle();
    await places(cloud, take(orders.warmUp), cloud.settle);
    const withAll = await places(cloud, take(orders.withAll), cloud.settle);
    note(lineOf("the same with relay, roll-up, notices and mails to the end", withAll));
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
say(`\n${tableOf(lines)}\n`);
say(`Written to ${keep("bench-http.json", { at: new Date().toISOString(), products, lines })}`);
forget();
if (lines.some(({ ok }) => ok === false)) process.exitCode = 1;
