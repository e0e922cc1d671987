import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Item } from "@bupum/functions/kernel/table";
import { prepareCloud, startCloudProcess } from "../bench/market/cloud-process.ts";
import { fillMarket } from "../bench/market/rows.ts";
import { quotedLines } from "../bench/market/quoted-lines.ts";
import { personRows, sellerRows, tokenFor } from "../kit/people.ts";

const lines = 6;

/** A market in its own process: parts, listings, quoted requests, and people of each role. */
export async function startFuzzMarket(folder: string) {
  const dataDir = join(folder, "data");
  const functions = await prepareCloud(folder);
  // Each role calls every function: none is to be started twice.
  process.env["BUPUM_WORKERS"] ??= "150";
  const cloud = await startCloudProcess({
    dataDir,
    functions,
    // Limits are tested elsewhere; here they would hide the code behind them.
    variables: { LIMIT_FACTOR: "100000" },
    redeliverySeconds: 1,
  });
  const wish = { products: 60, buyers: 2, listings: 30, stock: 1_000, dataDir };
  const market = await fillMarket(cloud, wish);
  const orderable = await quotedLines(cloud, market, lines);
  const { batchWriter } = await import("@bupum/seed/batch-writer");
  const writer = batchWriter();
  const secrets = readFileSync(join(dataDir, "secrets.json"), "utf8");
  const { tokenKey } = JSON.parse(secrets) as { tokenKey: { privateKey: string } };
  const add = async (role: "USER" | "SELLER" | "ADMIN") => {
    const { account, rows, count } = personRows({ role });
    const shop = sellerRows(account.id, account.companyName, count);
    await writer.put([...rows, ...(role === "SELLER" ? shop.rows : [])] as Item[]);
    const audience = role === "ADMIN" ? "admin" : "user";
    const token = await tokenFor(account.id, tokenKey.privateKey, audience);
    return { id: account.id, sellerId: shop.id, token };
  };
  const [admin, leaver, victim, victimSeller] = [
    await add("ADMIN"),
    await add("USER"),
    await add("USER"),
    await add("SELLER"),
  ];
  await writer.done();
  return { cloud, market, orderable, admin, leaver, victim, victimSeller };
}
