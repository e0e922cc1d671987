import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import admin from "@bupum/shared/openapi.admin.json" with { type: "json" };
import user from "@bupum/shared/openapi.user.json" with { type: "json" };
import { apiOf } from "../bench/market/rows.ts";
import { withIds } from "./document.ts";
import { isDeep, sized } from "../kit/ring.ts";
import { startFuzzMarket } from "./market.ts";
import { fuzz, type FuzzRun, needSchemathesis } from "./schemathesis.ts";

// `npm run fuzz [-- EXAMPLES] [WORD ...]`: both documents against the cloud of this machine, as each
// kind of caller (guests only beyond one example). An answer that the document does not describe (status, type, headers, body) is a
// failure, and so is a 5xx. A word keeps the paths that have it.

const root = join(import.meta.dirname, "../..");
const reports = join(root, "artefacts/reports");
const logs = join(root, "artefacts/fuzz");
const [first = "", ...others] = process.argv.slice(2);
const isNumber = /^\d+$/.test(first);
const examples = isNumber ? Number(first) : sized(1, 20);
const words = isNumber || first === "" ? others : [first, ...others];

/** These end the session that the run uses; they are tried with a separate account. */
const leaving = ["users.remove", "users.changePassword"];

type Market = Awaited<ReturnType<typeof startFuzzMarket>>;

/** Orders two lines, and returns ids for everything that a call may name. */
async function idsOf({ cloud, market, orderable, victim, victimSeller }: Market) {
  const buyer = market.buyers[orderable[0]!.buyer]!;
  const api = apiOf(cloud.address.userApi, buyer.token);
  const orders: string[] = [];
  for (const { body } of orderable.slice(0, 2)) {
    const { orderIds } = await api.productEstimateOrders.create({
      body: JSON.parse(body) as never,
    });
    orders.push(...orderIds);
  }
  await cloud.settle();
  const { items: groups } = await api.estimateGroups.list({ query: {} });
  const [estimate = ""] = orderable.map(
    ({ productEstimateId }) => productEstimateId.split("#")[0]!,
  );
  return {
    buyer,
    ids: {
      prd: market.products.slice(0, 3).map(({ id }) => id),
      mkr: market.manufactorIds,
      mch: market.listings.slice(0, 3).map(({ id }) => id),
      sel: [market.seller.id, victimSeller.sellerId],
      usr: [victim.id, victimSeller.id],
      egr: groups.map(({ id }) => id),
      est: [estimate],
      rsp: orderable.map(({ responseId }) => responseId).slice(0, 3),
      ord: orders,
    },
  };
}

function runsOf(all: Market, { buyer, ids }: Awaited<ReturnType<typeof idsOf>>): FuzzRun[] {
  const { userApi, adminApi } = all.cloud.address;
  const ofUser = { document: withIds(user, ids), url: userApi, examples, words };
  const ofAdmin = { document: withIds(admin, ids), url: adminApi, examples, words };
  // What guests may call is called by buyers as well, and what they may not is refused by a loop
  // over the contract (test/api/contract).
  const guests = [
    { name: "user-as-guest", ...ofUser, token: undefined },
    { name: "admin-as-guest", ...ofAdmin, token: undefined },
  ];
  return [
    { name: "user-as-buyer", ...ofUser, token: buyer.token, without: leaving },
    { name: "user-as-seller", ...ofUser, token: all.market.seller.token, without: leaving },
    { name: "user-as-leaver", ...ofUser, token: all.leaver.token, only: leaving },
    { name: "admin-as-admin", ...ofAdmin, token: all.admin.token },
    ...(isDeep || examples > 1 ? guests : []),
  ];
}

async function main() {
  const program = await needSchemathesis();
  const folder = mkdtempSync(join(tmpdir(), "bupum-fuzz-"));
  const market = await startFuzzMarket(folder);
  const failures = [];
  let passed = 0;
  try {
    for (const run of runsOf(market, await idsOf(market))) {
      const started = Date.now();
      const result = await fuzz(program, logs, run);
      const seconds = Math.round((Date.now() - started) / 1000);
      const told = `${result.passed} passed, ${result.failed.length} failed, ${result.cases} calls`;
      process.stdout.write(`${run.name}: ${told} (${seconds} s)\n`);
      if (result.failed.length > 0) process.stdout.write(`${result.output}\n`);
      passed += result.passed;
      for (const operation of result.failed) {
        const path = /^[A-Z]+ (\/\S*)$/.exec(operation)?.[1];
        const again = `npm run fuzz -- ${examples}${path ? ` '${path}'` : ""}`;
        const trace = `artefacts/fuzz/${run.name}.log`;
        failures.push({ what: `${run.name}: ${operation}`, again, trace });
      }
    }
  } finally {
    await market.cloud.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return { passed, failures };
}

mkdirSync(reports, { recursive: true });
rmSync(logs, { recursive: true, force: true });
mkdirSync(logs, { recursive: true });
const counts = await main();
writeFileSync(join(reports, "fuzz.json"), JSON.stringify(counts));
process.stdout.write(`fuzz: ${counts.passed} passed, ${counts.failures.length} failed\n`);
process.exit(counts.failures.length > 0 ? 1 : 0);
