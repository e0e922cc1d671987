import { execFile } from "node:child_process";
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { stop as stopBundler } from "esbuild";
import { buildFunctions, findFunctions } from "../../src/build.ts";
import { functionsFolder, root, templatesFolder } from "../kernel/place.ts";

const run = promisify(execFile);

const newest = (...patterns: string[]) =>
  globSync(patterns, { cwd: root, exclude: (name) => /node_modules|dist$/.test(name) })
    .map((file) => statSync(join(root, file)).mtimeMs)
    .reduce((most, time) => Math.max(most, time), 0);

/** When the newest file of some sources was written, against the oldest of what is made of them. */
export function isStale(product: string, ...sources: string[]): boolean {
  if (!existsSync(product)) return true;
  return newest(...sources) > statSync(product).mtimeMs;
}

const code = ["functions/src/**/*.ts", "shared/src/**/*.{ts,json}", "package-lock.json"];

/**
 * Bundles all functions for this machine, split into chunks for speed. The old bundles stay until
 * the new ones are complete.
 */
export async function bundle(): Promise<void> {
  const fresh = `${functionsFolder}.${process.pid}`;
  try {
    await buildFunctions({ split: true, outdir: fresh });
    // Otherwise esbuild's service would keep running: 245 MB for 3 seconds' work.
    await stopBundler();
    rmSync(functionsFolder, { recursive: true, force: true });
    renameSync(fresh, functionsFolder);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}

/** What differs from stage dev's own settings, as `npm start` was told to begin with. */
const chosen = (): string => process.env["CDK_CONTEXT_JSON"] ?? "";
/** With what the templates were made. */
const chosenFile = join(templatesFolder, "chosen.txt");
const isOther = (): boolean =>
  (existsSync(chosenFile) ? readFileSync(chosenFile, "utf8") : "") !== chosen();

/** Has the templates made with these settings beside those of stage dev. */
export function choose(settings: Record<string, string>): void {
  process.env["CDK_CONTEXT_JSON"] = JSON.stringify(settings);
}

/**
 * Empty folders in the place of the functions' code, which this machine takes from functionsFolder:
 * templates and bundles are made at the same time.
 */
function emptyBundles(): string {
  const folder = join(root, "build/empty");
  for (const name of Object.keys(findFunctions()))
    mkdirSync(join(folder, name), { recursive: true });
  return folder;
}

/** Writes the templates of stage dev to cdk.out, as a deploy would, without the CLI. */
export async function synthesize(): Promise<void> {
  try {
    await run(process.execPath, ["infra/src/app.ts", "--bundles", emptyBundles()], {
      cwd: root,
      // Linting them takes longer than making them: tests and deploys do that.
      env: { ...process.env, CDK_OUTDIR: templatesFolder, CDK_VALIDATION: "false" },
      maxBuffer: 16 * 1024 * 1024,
    });
    writeFileSync(chosenFile, chosen());
  } catch (error) {
    const { stdout = "", stderr = "" } = error as { stdout?: string; stderr?: string };
    throw new Error(`The templates cannot be made:\n${stdout}${stderr}`, { cause: error });
  }
}

/** Bundles and synthesizes what is older than its sources; says what it does. */
export async function prepare(say: (text: string) => void = () => undefined): Promise<void> {
  const templates = join(templatesFolder, "manifest.json");
  const works: Promise<void>[] = [];
  // A folder's time changes with its entries; esbuild empties it first.
  if (isStale(functionsFolder, ...code)) {
    say("함수를 묶는 중");
    works.push(bundle());
  }
  if (
    isOther() ||
    isStale(
      templates,
      "infra/src/**/*",
      "functions/src/**/{operations,handler}.ts",
      "shared/src/**/{contract,admin-contract}.ts",
    )
  ) {
    say("템플릿을 만드는 중");
    works.push(synthesize());
  }
  await Promise.all(works);
}
