import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildFunctions, bundleSizes } from "@bupum/infra/build";

type Built = Awaited<ReturnType<typeof build>>;
let built: Promise<Built> | undefined;

async function build() {
  const folder = mkdtempSync(join(tmpdir(), "bupum-built-"));
  try {
    await buildFunctions({ split: false, outdir: folder });
    const sizes = bundleSizes(folder);
    const codes = new Map(
      sizes.map(({ name }) => [name, readFileSync(join(folder, name, "index.mjs"), "utf8")]),
    );
    return { sizes, codes };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** All functions as a deploy uploads them, by name: built once for all tests that use them. */
export const builtFunctions = (): Promise<Built> => (built ??= build());
