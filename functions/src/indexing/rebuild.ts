import { log } from "../kernel/log.ts";
import { collections } from "../search/snapshots/items.ts";
import { checkLedger } from "./ledger/rebuild.ts";
import { placeProducts } from "./placement.ts";
import { keepers } from "./snapshots/collections.ts";
import { runSnapshotAct, snapshotAct } from "./snapshots/command.ts";
import { checkTallies } from "./tallies/rebuild.ts";

// `npm run index -- [--check | --missing] [products|manufactors|sellers|merchandises|ledger|statistics ...]`
// with the table's environment; --rollback for snapshots alone.
// Runs beside live traffic: it writes with the same guards as the index worker does.

const act = snapshotAct(process.argv);
const named = [...collections, "ledger", "statistics"];
const isNamed = named.some((one) => process.argv.includes(one));
// To go back is an answer to something wrong with one of them.
if (act === "rollback" && !isNamed)
  throw new Error(`--rollback of which: ${collections.join(", ")}?`);
const isWanted = (name: string) => process.argv.includes(name) || !isNamed;

if (isWanted("ledger")) log("info", { job: "ledger", ...(await checkLedger()) });
if (isWanted("statistics")) log("info", { job: "statistics", ...(await checkTallies()) });
if (isWanted("products") && (act === "make" || act === "check"))
  log("info", { job: "place", placed: await placeProducts() });
for (const keeper of keepers) if (isWanted(keeper.collection)) await runSnapshotAct(act, keeper);
