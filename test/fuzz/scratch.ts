import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startFuzzMarket } from "./market.ts";
import { idsOf, runsOf } from "./mainx.ts";
const folder = mkdtempSync(join(tmpdir(), "bupum-fuzz-"));
const market = await startFuzzMarket(folder);
writeFileSync("/tmp/intake/runs.json", JSON.stringify(runsOf(market, await idsOf(market))));
process.stdout.write("READY\n");
setTimeout(async () => {
  await market.cloud.stop();
  process.exit(0);
}, 1_800_000);
process.on("SIGTERM", async () => {
  await market.cloud.stop();
  process.exit(0);
});
