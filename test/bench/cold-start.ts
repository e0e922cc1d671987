import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { optionsFor } from "@bupum/infra/build";
import { root } from "@bupum/infra/local/kernel/place";
import { build } from "esbuild";
import { budgetOf } from "../kit/function-budgets.ts";
import { sizesOfApis, withBundles } from "./bundles.ts";
import { type Measured, quantile, type Section } from "./report.ts";

const run = promisify(execFile);
const rounds = 20;
/** Loads an S3 client, and has a budget of its own. */
const forms = "user-files";
const child = join(import.meta.dirname, "load-module.ts");

interface Load {
  ms: number;
  cpuMs: number;
}

/**
 * A function with only the DynamoDB client: the least that every function loads. `lean` leaves out
 * the chain of credential providers, as our own bundles do.
 */
async function buildBare(folder: string, lean: boolean): Promise<string> {
  const name = lean ? "lean" : "bare";
  const source = join(folder, `${name}.ts`);
  writeFileSync(
    source,
    `import { DynamoDBClient, GetItemCommand } from "@aws-sdk/client-dynamodb";
const client = new DynamoDBClient({});
export const handler = (Key) => client.send(new GetItemCommand({ TableName: "t", Key }));`,
  );
  const options = optionsFor({ split: false, outdir: folder });
  const nodePaths = [join(root, "node_modules"), join(root, "functions/node_modules")];
  const entryPoints = { [`${name}/index`]: source };
  await build({ ...options, nodePaths, entryPoints, ...(!lean && { alias: {} }) });
  return join(folder, name, "index.mjs");
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

/** Load time of a whole API handler over that of the bare client, each in its own process. */
export const coldStart = (): Promise<Section> =>
  withBundles(async (folder) => {
    const { sizes } = sizesOfApis(folder);
    const [heavy, middle] = [sizes[0]!.name, sizes[sizes.length >> 1]!.name];
    const fileOf = (name: string) => join(folder, name, "index.mjs");
    const files = {
      bare: await buildBare(folder, false),
      lean: await buildBare(folder, true),
      heavy: fileOf(heavy),
      middle: fileOf(middle),
      forms: fileOf(forms),
    };
    type Name = keyof typeof files;
    const loads: Record<Name, Load[]> = { bare: [], lean: [], heavy: [], middle: [], forms: [] };
    // In turns, so that a busy moment of the machine affects all equally.
    for (let round = 0; round < rounds; round++)
      for (const name of Object.keys(files) as Name[]) loads[name].push(await load(files[name]));
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
      lean: figureOf(loads.lean),
      [heavy]: figureOf(loads.heavy),
      [middle]: figureOf(loads.middle),
      [forms]: figureOf(loads.forms),
    };
    const ratio = (name: string, over: "bare" | "lean") => figures[name]!.min / figures[over].min;
    const line = (what: string, name: string): Measured => {
      const ms = `${figures[name]!.min.toFixed(1)} over ${figures.bare.min.toFixed(1)} ms`;
      const medians = (figures[name]!.median / figures.bare.median).toFixed(2);
      return {
        what: `cold start, ${what} (${name})`,
        measured: `${ratio(name, "bare").toFixed(2)}x (${ms}; of medians ${medians}x)`,
        budget: `<= ${budgetOf(name).load}x`,
        ok: ratio(name, "bare") <= budgetOf(name).load,
      };
    };
    const lean = figures.lean.min.toFixed(1);
    return {
      figures,
      lines: [
        line("heaviest handler", heavy),
        line("median handler", middle),
        line("the one that makes upload forms", forms),
        {
          what: `the same over a bare client without its credential chain, as ours is (${lean} ms)`,
          measured: `${ratio(heavy, "lean").toFixed(2)}x and ${ratio(middle, "lean").toFixed(2)}x`,
        },
      ],
    };
  });
