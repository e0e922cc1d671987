import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildFunctions, bundleSizes } from "@bupum/infra/build";
import { budgetOf, hasOwnBudget, usual } from "../kit/function-budgets.ts";
import { kilobytes, type Section } from "./report.ts";

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

/** The functions of the APIs, the largest first: those with the usual budget, and the others. */
export function sizesOfApis(folder: string) {
  const sizes = bundleSizes(folder)
    .filter(({ name }) => !name.startsWith("job-"))
    .toSorted((left, right) => right.raw - left.raw);
  return {
    sizes: sizes.filter(({ name }) => !hasOwnBudget(name)),
    others: sizes.filter(({ name }) => hasOwnBudget(name)),
  };
}

/** What a deploy uploads for each function of the APIs. */
export const bundles = (): Promise<Section> =>
  withBundles(async (folder) => {
    const { sizes, others } = sizesOfApis(folder);
    const [worst, median] = [sizes[0]!, sizes[sizes.length >> 1]!];
    const gzip = sizes.toSorted((left, right) => right.gzip - left.gzip)[0]!;
    return {
      figures: bundleSizes(folder),
      lines: [
        {
          what: `largest bundle of ${sizes.length} API functions, minified (${worst.name})`,
          measured: kilobytes(worst.raw),
          budget: `<= ${kilobytes(usual.raw)}`,
          ok: worst.raw <= usual.raw,
        },
        {
          what: `the same, gzip (${gzip.name})`,
          measured: kilobytes(gzip.gzip),
          budget: `<= ${kilobytes(usual.gzip)}`,
          ok: gzip.gzip <= usual.gzip,
        },
        {
          what: `median bundle (${median.name})`,
          measured: `${kilobytes(median.raw)}, gzip ${kilobytes(median.gzip)}`,
        },
        ...others.map((one) => {
          const most = budgetOf(one.name);
          return {
            what: `${one.name}, with a budget of its own`,
            measured: `${kilobytes(one.raw)}, gzip ${kilobytes(one.gzip)}`,
            budget: `<= ${kilobytes(most.raw)}, ${kilobytes(most.gzip)}`,
            ok: one.raw <= most.raw && one.gzip <= most.gzip,
          };
        }),
      ],
    };
  });
