import { parseArgs } from "node:util";
import { rowsOfPlace } from "@bupum/functions/indexing/ledger/place";
import { placed } from "@bupum/functions/indexing/ledger/sources";
import { type Item, nameOf } from "@bupum/functions/kernel/table";
import { batchWriter, type FollowedIds } from "./batch-writer.ts";
import { inParallel } from "./in-parallel.ts";
import { seedMarket, seedProducts } from "./market.ts";
import { isLocked, tooBusy } from "./patience.ts";
import { accounts } from "./people/people-rows.ts";
import { makeSnapshots } from "./snapshots.ts";
import { makeDemoSubscriptions } from "./subscriptions/demo.ts";
import { subscribersOf } from "./subscriptions/subscribers.ts";

const usage =
  "seed market [--in-memory] [--few-wikis] [--wanted-first | --parts FILE.jsonl[.gz] [--limit COUNT] [--aliases FILE.json]]\n" +
  "seed subscriptions --site URL --admin URL";

/** Prints progress, and last the accounts as JSON, which infra/local reads. */
const say = (line: string) => void process.stdout.write(`${line}\n`);

/** Finds a place for articles, news and posts, by which they are searched; nobody looks meanwhile. */
async function placeAll(followed: FollowedIds, inMemory: boolean): Promise<void> {
  const started = performance.now();
  // Names that several have are one row.
  const rows = new Map<string, Item>();
  await inParallel(
    followed.map(([ledger, id]) => async () => {
      const found = await placed[ledger](id);
      if (!found) return;
      for (const row of rowsOfPlace(ledger, id, found)) rows.set(nameOf(row), row);
    }),
  );
  const writer = batchWriter({ inMemory });
  await writer.put([...rows.values()]);
  await writer.done();
  say(`${followed.length} placed in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}

/** Beside a market that is open: what it does follows from the calls of its members. */
async function subscriptions(site: string, adminSite: string): Promise<void> {
  await makeDemoSubscriptions(await subscribersOf(site, adminSite));
  say("Demo members have subscriptions in each state.");
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      parts: { type: "string" },
      limit: { type: "string" },
      aliases: { type: "string" },
      "in-memory": { type: "boolean", default: false },
      "few-wikis": { type: "boolean", default: false },
      "wanted-first": { type: "boolean" },
      site: { type: "string" },
      admin: { type: "string" },
    },
  });
  if (positionals[0] === "subscriptions" && values.site && values.admin)
    return subscriptions(values.site, values.admin);
  const limit = values.limit === undefined ? undefined : Number(values.limit);
  if (positionals[0] !== "market" || (limit !== undefined && !(limit > 0))) {
    process.stderr.write(`${usage}\n`);
    process.exitCode = 2;
    return;
  }
  const started = performance.now();
  const inMemory = values["in-memory"];
  const seeded = await seedMarket(say, { inMemory, hasFewWikis: values["few-wikis"] });
  // Made directly, since a new market has no stream yet.
  if (seeded) await makeSnapshots(seeded.searched, say);
  // Elsewhere what fills the index behind the market places them, too.
  if (seeded && !values["wanted-first"]) await placeAll(seeded.followed, inMemory);
  if (values.parts !== undefined) {
    const added = await seedProducts(
      values.parts,
      {
        ...(limit !== undefined && { limit }),
        ...(values.aliases !== undefined && { aliasFile: values.aliases }),
        isRunning: seeded === undefined,
        inMemory,
      },
      say,
    );
    await makeSnapshots(added, say);
  }
  say(`Seeded in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
  say(JSON.stringify({ accounts }));
}

await main().catch((error: unknown) => {
  if (!isLocked(error)) throw error;
  process.stderr.write(`${tooBusy}\n`);
  process.exitCode = 1;
});
