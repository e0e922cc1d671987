import type { Request } from "./record-routes.ts";
import { quantile, type Section } from "./report.ts";
import { recorded } from "./routes.ts";

/** Prices of ap-northeast-2 in USD, on demand (docs/operations.md has their date). */
const prices = {
  readUnits: 0.1355 / 1e6,
  writeUnits: 0.68 / 1e6,
  gateway: 1.23 / 1e6,
  invocation: 0.2 / 1e6,
  gigabyteSecond: 0.0000133334,
  logGigabyte: 0.76,
};
const memory = { megabytes: 512, ofOneProcessor: 1_769 };
/** Milliseconds of a whole processor: for a call itself, and for each call to the table. */
const cpuMs = { call: 1, tableCall: 0.5 };
/** Time until the table has answered; each round waits for it once. */
const tableMs = 4;
const logBytes = 600;
const most = 4;

/** Of 100 calls that reach the API; calls answered by the edge are left out. */
const mix: Record<string, number> = {
  "search by keyword": 18,
  "list of the newest": 6,
  "list of a maker": 6,
  "GET /products/{id}": 20,
  "GET /products/suggest": 10,
  "GET /merchandises": 10,
  "GET /users/me": 8,
  "GET /notifications": 6,
  "GET /estimate-groups": 4,
  "GET /estimate-groups/{id}": 3,
  "GET /estimates": 3,
  "GET /product-estimate-orders": 2,
  "POST /estimate-groups": 1.5,
  "POST /product-estimate-responses": 1,
  "POST /product-estimate-orders": 0.5,
  "POST /bookmarks": 1,
};

/** What the tests' small market understates: 30 rows a page, words that many parts have. */
const ofLargeMarkets: Record<string, Took> = {
  // The rows of its page: what it finds lies in memory.
  "search by keyword": { readUnits: 15, writeUnits: 0, calls: 1 },
  // One Query of 30 thin rows.
  "list of the newest": { readUnits: 3, writeUnits: 0, calls: 1 },
  "list of a maker": { readUnits: 3, writeUnits: 0, calls: 1 },
};

interface Took {
  readUnits: number;
  writeUnits: number;
  calls: number;
}
/** The median, so that what a test does only once does not count. */
const usual = (requests: readonly Request[]): Took => {
  const middle = (of: (request: Request) => number) => quantile(requests.map(of), 0.5);
  return {
    readUnits: middle(({ readUnits }) => readUnits),
    writeUnits: middle(({ writeUnits }) => writeUnits),
    calls: middle(({ calls }) => calls.length),
  };
};

function dollars({ readUnits, writeUnits, calls }: Took) {
  const busyMs =
    (cpuMs.call + cpuMs.tableCall * calls) * (memory.ofOneProcessor / memory.megabytes);
  const seconds = (busyMs + tableMs * calls) / 1000;
  return {
    reads: readUnits * prices.readUnits,
    writes: writeUnits * prices.writeUnits,
    lambda: prices.invocation + (seconds * memory.megabytes * prices.gigabyteSecond) / 1024,
    logs: (logBytes / 1e9) * prices.logGigabyte,
  };
}

/** Sheets, merges and the index of listings are left out of the mix. */
const followers = ["job relay", "job notify", "job dispatch"];

/** What jobs used for each request that writes, averaged over all requests of the tests. */
function followed(seen: Map<string, Request[]>): Took & { jobs: number } {
  const of = (isWanted: (route: string) => boolean) =>
    [...seen].filter(([route]) => isWanted(route)).flatMap(([, requests]) => requests);
  const jobs = of((route) => followers.includes(route));
  const writes = of((route) => !/^(job|GET) /.test(route)).length;
  const share = (value: (request: Request) => number) =>
    jobs.reduce((sum, job) => sum + value(job), 0) / writes;
  return {
    readUnits: share(({ readUnits }) => readUnits),
    writeUnits: share(({ writeUnits }) => writeUnits),
    calls: share(({ calls }) => calls.length),
    jobs: jobs.length / writes,
  };
}

/** USD for a million calls of a usual mix in Seoul, from what the tests' calls used. */
export async function cost(): Promise<Section> {
  const seen = await recorded();
  const parts = { gateway: 0, reads: 0, writes: 0, lambda: 0, logs: 0, followed: 0 };
  const after = followed(seen);
  const { reads, writes, lambda, logs } = dollars(after);
  const eachFollowed = reads + writes + lambda * after.jobs + logs * after.jobs;
  const routes: Record<string, Took> = {};
  for (const [route, share] of Object.entries(mix)) {
    const took = ofLargeMarkets[route] ?? usual(seen.get(route) ?? []);
    if (Number.isNaN(took.readUnits)) throw new Error(`${route} was not called.`);
    routes[route] = took;
    const weight = share * 1e4;
    parts.gateway += weight * prices.gateway;
    for (const [name, each] of Object.entries(dollars(took)))
      parts[name as "reads"] += weight * each;
    if (route.startsWith("POST")) parts.followed += weight * eachFollowed;
  }
  const total = Object.values(parts).reduce((sum, one) => sum + one, 0);
  const of = Object.entries(parts).map(([name, value]) => `${name} ${value.toFixed(2)}`);
  return {
    figures: { total, parts, routes, after },
    lines: [
      {
        what: "USD for a million mixed calls in Seoul",
        measured: `${total.toFixed(2)} (${of.join(", ")})`,
        budget: `<= ${most}`,
        ok: total <= most,
      },
    ],
  };
}
