import { execFile } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { optionsFor } from "@bupum/infra/build";
import { root } from "@bupum/infra/local/place";
import { build } from "esbuild";
import { sizesOfApis, withBundles } from "./bundles.ts";
import { type Measured, quantile, type Section } from "./report.ts";

const run = promisify(execFile);
const rounds = 20;
const most = 1.5;
const child = join(import.meta.dirname, "load-module.ts");

interface Load {
  ms: number;
  cpuMs: number;
}

/** A function that has nothing but the DynamoDB client: what every function pays at least. */
async function buildBare(folder: string): Promise<string> {
  const source = join(folder, "bare.ts");
  mkdirSync(join(folder, "bare"));
  writeFileSync(
    source,
    `import { DynamoDBClient, GetItemCommand } from "@aws-sdk/client-dynamodb";
const client = new DynamoDBClient({});
export const handler = (Key) => client.send(new GetItemCommand({ TableName: "t", Key }));`,
  );
  const options = optionsFor({ split: false, outdir: folder });
  const nodePaths = [join(root, "node_modules"), join(root, "functions/node_modules")];
  await build({ ...options, nodePaths, entryPoints: { "bare/index": source } });
  return join(folder, "bare/index.mjs");
}

async function load(file: string): Promise<Load> {
  const { stdout } = await run(process.execPath, [child, file], {
    env: {
      PATH: process.env["PATH"],
      AWS_REGION: "ap-northeast-2",
      AWS_ACCESS_KEY_ID: "local",
      AWS_SECRET_ACCESS_KEY: "local",
    },
  });
  return JSON.parse(stdout) as Load;
}

/** Load of a whole API handler over the load of the bare client, each in a process of its own. */
export const coldStart = (): Promise<Section> =>
  withBundles(async (folder) => {
    const sizes = sizesOfApis(folder);
    const [heavy, middle] = [sizes[0]!.name, sizes[sizes.length >> 1]!.name];
    const fileOf = (name: string) => join(folder, name, "index.mjs");
    const files = { bare: await buildBare(folder), heavy: fileOf(heavy), middle: fileOf(middle) };
    const loads: Record<keyof typeof files, Load[]> = { bare: [], heavy: [], middle: [] };
    // In turns, so that a busy moment of the machine hits all three alike.
    for (let round = 0; round < rounds; round++)
      for (const name of ["bare", "heavy", "middle"] as const)
        loads[name].push(await load(files[name]));
    const figureOf = (of: Load[]) => ({
      min: Math.min(...of.map(({ ms }) => ms)),
      median: quantile(
        of.map(({ ms }) => ms),
        0.5,
      ),
      minCpu: Math.min(...of.map(({ cpuMs }) => cpuMs)),
    });
    const figures = {
      bare: figureOf(loads.bare),
      [heavy]: figureOf(loads.heavy),
      [middle]: figureOf(loads.middle),
    };
    const line = (what: string, name: string): Measured => {
      const { min, median } = figures[name]!;
      const ratio = min / figures.bare.min;
      const medians = `median ${(median / figures.bare.median).toFixed(2)}x`;
      return {
        what: `cold start, ${what} (${name})`,
        measured: `${ratio.toFixed(2)}x (${min.toFixed(1)} over ${figures.bare.min.toFixed(1)} ms, ${medians})`,
        budget: `<= ${most}x`,
        ok: ratio <= most,
      };
    };
    return {
      figures,
      lines: [line("heaviest handler", heavy), line("median handler", middle)],
    };
  });
