import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "@bupum/infra/local/kernel/place";
import { contract } from "@bupum/shared/contract";
import type { Routes } from "@bupum/shared/kernel/route";
import type { Call, Request } from "./record-routes.ts";
import { type Measured, type Section, tableOf } from "./report.ts";
import { runVitest } from "./run-vitest.ts";

/** Suites that call every route in real deals; those of faults and malformed input do not. */
const suites = `
  auth users verifications files health user-entities seller-infos
  products merchandises estimate-groups estimates product-estimate-responses
  product-estimate-orders product-estimate-entities product-estimate-order-entities order-decisions notifications market exchange-rates
  bookmarks dealers category-tags category-tag-entities manufactor-entities product-entities
  merchandise-entities merchandise-changes merchandise-lists seller-closure stocks maintenance
  register-request-histories register-merchandise-histories register-request-states
  merges product-matches product-numbers product-pictures search search-merchandises finding
  attachments access-matrix admin-audit seller-roles edge-key
`;
const most = { GET: 2, write: 3 };

const mostOf = (route: string) => (route.startsWith("GET") ? most.GET : most.write);

/** Routes that may take more, each with its reason, as in the table of DECISIONS 93. */
const decision = readFileSync(join(root, "docs/decisions/093-calls-in-sequence.md"), "utf8");
const decided = new Map(
  [...decision.matchAll(/^\| ([A-Z]+ \/\S+) +\| (\d+) +\|/gm)].map(
    ([, route, calls]) => [route!, Number(calls)] as const,
  ),
);

/** The kernel adds calls of its own: identity, rate limit, and whether the call is a repeat. */
const isKernel = ({ name, key }: Call, at: number) =>
  (at === 0 && name === "Get" && key.startsWith("user#")) ||
  /^limit#(?:login|code|upload|rows|pages)#/.test(key) ||
  (name === "Get" && key.startsWith("once#"));

/** Calls in sequence: each begins after the one counted before has ended. */
function inSequence(calls: readonly Call[]): number {
  let end = -Infinity;
  let count = 0;
  for (const call of calls.toSorted((left, right) => left.to - right.to))
    if (call.from >= end) {
      count += 1;
      end = call.to;
    }
  return count;
}

/** Requests that ran alone: with others, calls cannot be attributed. */
function alone(requests: readonly Request[]): Request[] {
  const sorted = requests.toSorted((left, right) => left.from - right.from);
  let end = -Infinity;
  return sorted.filter((request, at) => {
    const overlaps = request.from < end || (sorted[at + 1]?.from ?? Infinity) < request.to;
    end = Math.max(end, request.to);
    return !overlaps;
  });
}

interface RouteCost {
  route: string;
  requests: number;
  /** The most calls in sequence without the kernel's, and with them. */
  own: number;
  all: number;
  readUnits: { median: number; most: number };
  writeUnits: { median: number; most: number };
  budget: number;
}

function spread(values: number[]) {
  const sorted = values.toSorted((left, right) => left - right);
  return { median: sorted[sorted.length >> 1] ?? 0, most: sorted.at(-1) ?? 0 };
}

/** Calls in sequence without those of the kernel. */
function own({ calls }: Request): number {
  const inOrder = calls.toSorted((left, right) => left.from - right.from);
  return inSequence(inOrder.filter((call, at) => !isKernel(call, at)));
}

function costOf(route: string, requests: Request[]): RouteCost {
  return {
    route,
    requests: requests.length,
    own: Math.max(...requests.map(own)),
    all: Math.max(...requests.map(({ calls }) => inSequence(calls))),
    readUnits: spread(requests.map(({ readUnits }) => readUnits)),
    writeUnits: spread(requests.map(({ writeUnits }) => writeUnits)),
    budget: decided.get(route) ?? mostOf(route),
  };
}

/** Answered from its bundle: the table is never asked. */
const withoutTable = "GET /openapi.json";

const known = [contract.user, contract.admin]
  .flatMap((api) =>
    Object.values(api as Record<string, Routes>).flatMap((routes) =>
      Object.values(routes).map(({ method, path }) => `${method} ${path}`),
    ),
  )
  .filter((name) => name !== withoutTable);

let once: Promise<Map<string, Request[]>> | undefined;
/** What the tests' requests and jobs used, by route; recorded once for all sections. */
export const recorded = (): Promise<Map<string, Request[]>> => (once ??= record());

async function record(): Promise<Map<string, Request[]>> {
  const folder = mkdtempSync(join(tmpdir(), "bupum-bench-routes-"));
  const file = join(folder, "requests.jsonl");
  try {
    await runVitest(
      suites
        .trim()
        .split(/\s+/)
        .map((name) => `test/api/*/${name}.test.ts`),
      { BENCH_RECORD: file },
    );
    const lines = readFileSync(file, "utf8").split("\n").filter(Boolean);
    const requests = lines.map((line) => JSON.parse(line) as Request);
    const answered = alone(requests).filter(({ status }) => status < 300);
    return Map.groupBy(answered, ({ route }) => route);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const spreadText = ({ median, most: peak }: { median: number; most: number }) =>
  median === peak ? String(median) : `${median}..${peak}`;

/** Calls in sequence and capacity of every route, while the API tests run their deals. */
export async function routes(say: (text: string) => void): Promise<Section> {
  const seen = await recorded();
  const costs = [...new Set(known)]
    .filter((route) => seen.has(route))
    .map((route) => costOf(route, seen.get(route)!));
  const unseen = [...new Set(known)].filter((route) => !seen.has(route));
  const over = costs.filter(({ own, budget }) => own > budget);
  const detail: Measured[] = costs.map((cost) => ({
    what: cost.route,
    measured:
      `${cost.own} own of ${cost.all} calls, ` +
      `${spreadText(cost.readUnits)} RCU, ${spreadText(cost.writeUnits)} WCU`,
    budget: `<= ${cost.budget} own${decided.has(cost.route) ? " (DECISIONS 93)" : ""}`,
    ok: cost.own <= cost.budget,
  }));
  say(`\nDynamoDB calls in sequence, and capacity (median..most):\n${tableOf(detail)}\n`);
  if (unseen.length > 0) say(`No successful call of: ${unseen.join(", ")}\n`);
  const worst = (reads: boolean) =>
    costs
      .filter(({ route }) => route.startsWith("GET") === reads)
      .toSorted((left, right) => right.own - left.own)[0];
  const lineOf = (what: string, reads: boolean): Measured => {
    const found = worst(reads);
    const budget = reads ? most.GET : most.write;
    const many = costs.filter(({ route }) => route.startsWith("GET") === reads);
    const within = many.filter(({ own }) => own <= budget).length;
    const allowed = many.filter((one) => one.own > budget && one.own <= one.budget).length;
    const not = many.length - within - allowed;
    return {
      what: `DynamoDB calls in sequence, ${what} (beside identity, limits, repeats)`,
      measured:
        `${within} of ${many.length} routes within, ${allowed} by decision, ${not || "none"} ` +
        `over without one; most ${found?.own} (${found?.route})`,
      budget: `<= ${budget}, or DECISIONS 93`,
      ok: not === 0,
    };
  };
  const idle = costs.filter(({ route, own }) => decided.has(route) && own <= mostOf(route));
  if (idle.length > 0)
    say(`Within without a decision: ${idle.map(({ route }) => route).join(", ")}\n`);
  return {
    figures: { costs, over: over.map(({ route }) => route), unseen },
    lines: [lineOf("read routes", true), lineOf("write routes", false)],
  };
}
