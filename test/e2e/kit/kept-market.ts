import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { join } from "node:path";
import { seoulDay, toInstant } from "@bupum/shared/kernel/time";
import { isDeep } from "../../kit/ring.ts";
import { freeTriple, startMarket, stopMarket } from "./market-process.ts";
import { root } from "./place.ts";

const partsLimit = "200";
const kept = join(root, "build/markets");

/** What the rows, files and books of a new market are made by. */
const sources = [
  "seed",
  "functions/src",
  "shared/src",
  "infra/src",
  "infra/local",
  "test/kit/cloud/rows",
];
const isSource = (file: string) => /\.(ts|json|md)$/.test(file) && !file.endsWith(".test.ts");

/** One folder for these sources, this day, from which the demo counts, this database and this file of parts. */
function folderOf(partsFile: string | undefined): string {
  const hash = createHash("sha256").update(`${seoulDay(toInstant(new Date()))} ${isDeep}`);
  for (const folder of sources) {
    const files = readdirSync(join(root, folder), { recursive: true, encoding: "utf8" });
    for (const file of files.filter(isSource).toSorted())
      hash.update(file).update(readFileSync(join(root, folder, file)));
  }
  hash.update(readFileSync(join(root, "package-lock.json")));
  if (partsFile) hash.update(`${statSync(partsFile).size} ${statSync(partsFile).mtimeMs}`);
  return join(kept, hash.digest("hex").slice(0, 16));
}

/**
 * The folder of a new market with all of it searched, to be copied: made once for the same sources,
 * and the only one that is kept. BUPUM_PARTS names a file of real parts to load.
 */
export async function keptMarket(): Promise<string> {
  const file = process.env["BUPUM_PARTS"];
  const folder = folderOf(file);
  if (existsSync(folder)) return folder;
  const making = `${folder}.making`;
  mkdirSync(making, { recursive: true });
  // Another run may be making one.
  for (const name of readdirSync(kept))
    if (!name.endsWith(".making")) rmSync(join(kept, name), { recursive: true });
  const parts = file ? ["--parts", file, "--limit", partsLimit] : [];
  const log = join(root, "artefacts/kept-market.log");
  mkdirSync(join(root, "artefacts"), { recursive: true });
  const port = await freeTriple();
  await stopMarket(await startMarket({ port, state: making, log, parts }));
  // It names processes of a market that has ended.
  rmSync(join(making, "state.json"));
  renameSync(making, folder);
  return folder;
}

// `node test/e2e/kit/kept-market.ts`, beside tests that need none.
if (import.meta.main) await keptMarket();
