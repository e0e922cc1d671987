import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildFunctions } from "@bupum/infra/build";

let built: Promise<string> | undefined;

async function build(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "bupum-built-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  await buildFunctions({ split: false, outdir: folder });
  return folder;
}

/** The folder of all functions as a deploy uploads them: built once for all tests that read it. */
export const builtFunctions = (): Promise<string> => (built ??= build());
