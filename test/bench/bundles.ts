import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildFunctions, bundleSizes } from "@bupum/infra/build";
import { kilobytes, type Section } from "./report.ts";

const most = { raw: 460_000, gzip: 145_000 };

/** Bundles every function as a deploy does, hands the folder on, and removes it. */
export async function withBundles<T>(act: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "bupum-bench-bundles-"));
  try {
    await buildFunctions({ split: false, outdir: folder });
    return await act(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The functions of the APIs, the largest first. */
export const sizesOfApis = (folder: string) =>
  bundleSizes(folder)
    .filter(({ name }) => !name.startsWith("job-"))
    .toSorted((left, right) => right.raw - left.raw);

/** What a deploy uploads for each function of the APIs. */
export const bundles = (): Promise<Section> =>
  withBundles(async (folder) => {
    const sizes = sizesOfApis(folder);
    const [worst, median] = [sizes[0]!, sizes[sizes.length >> 1]!];
    const gzip = sizes.toSorted((left, right) => right.gzip - left.gzip)[0]!;
    return {
      figures: bundleSizes(folder),
      lines: [
        {
          what: `largest bundle of ${sizes.length} API functions, minified (${worst.name})`,
          measured: kilobytes(worst.raw),
          budget: `<= ${kilobytes(most.raw)}`,
          ok: worst.raw <= most.raw,
        },
        {
          what: `the same, gzip (${gzip.name})`,
          measured: kilobytes(gzip.gzip),
          budget: `<= ${kilobytes(most.gzip)}`,
          ok: gzip.gzip <= most.gzip,
        },
        {
          what: `median bundle (${median.name})`,
          measured: `${kilobytes(median.raw)}, gzip ${kilobytes(median.gzip)}`,
        },
      ],
    };
  });
