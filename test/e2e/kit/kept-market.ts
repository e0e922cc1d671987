import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { freeTriple, startMarket, stopMarket } from "./market-process.ts";
import { root } from "./place.ts";

const partsLimit = "200";
const kept = join(process.env["XDG_CACHE_HOME"] ?? join(homedir(), ".cache"), "bupum/markets");

/** What the rows of a new market are made by. */
const sources = ["seed", "functions/src", "shared/src", "infra/local/table"];
const isSource = (file: string) => /\.(ts|json|md)$/.test(file) && !file.endsWith(".test.ts");

/** One folder for these sources, this day, from which the demo counts, and these parts. */
function folderOf(parts: readonly string[]): string {
  const hash = createHash("sha256").update(`${new Date().toDateString()} ${parts.join(" ")}`);
  for (const folder of sources) {
    const files = readdirSync(join(root, folder), { recursive: true, encoding: "utf8" });
    for (const file of files.filter(isSource).toSorted())
      hash.update(file).update(readFileSync(join(root, folder, file)));
  }
  return join(kept, hash.digest("hex").slice(0, 16));
}

/**
 * The folder of a new market with all of it searched, to be copied: made once for the same sources.
 * BUPUM_PARTS names a file of real parts to load.
 */
export async function keptMarket(): Promise<string> {
  const file = process.env["BUPUM_PARTS"];
  const parts = file ? ["--parts", file, "--limit", partsLimit] : [];
  const folder = folderOf(parts);
  if (existsSync(folder)) return folder;
  // Only the newest is kept; a market that was cut short is none.
  rmSync(kept, { recursive: true, force: true });
  const making = `${folder}.${process.pid}`;
  mkdirSync(making, { recursive: true });
  const log = `${making}.log`;
  const port = await freeTriple();
  await stopMarket(await startMarket({ port, state: making, log, parts }));
  rmSync(log);
  renameSync(making, folder);
  return folder;
}

// `node test/e2e/kit/kept-market.ts`, beside tests that need none.
if (import.meta.main) await keptMarket();
