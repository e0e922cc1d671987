import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { App } from "aws-cdk-lib";
import { buildFunctions, deployFolder, findFunctions } from "./build.ts";
import flags from "./flags.json" with { type: "json" };
import { deployMarket } from "./market.ts";
import { stageOf } from "./stages.ts";

/**
 * The CDK app: `cdk synth`, or `CDK_OUTDIR=cdk.out node infra/src/app.ts` without the CLI.
 * `--bundles FOLDER` takes functions that are bundled already instead of bundling them.
 */
const { values } = parseArgs({ options: { bundles: { type: "string" } } });
const bundles = values.bundles ?? deployFolder;
if (!values.bundles) await buildFunctions({ split: false, outdir: bundles });

// Only the CLI reads the context of cdk.json: flags given here hold either way.
const app = new App({ context: flags });
const built = Object.keys(findFunctions()).filter((name) => existsSync(join(bundles, name)));
if (built.length === 0) throw new Error(`No function lies in ${bundles}: bundle them first.`);
deployMarket(app, { stage: stageOf(app.node), bundles, built });
app.synth();
