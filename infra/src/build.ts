import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { type BuildOptions, build, context, type Plugin } from "esbuild";
import { fontFolder, makeFonts } from "./fonts.ts";

/** The checkout: esbuild fixes its working directory when its service starts, so it is given. */
export const root = resolve(import.meta.dirname, "../..");
/** Where a deploy takes its functions from: one folder, and so one asset hash, for each. */
export const deployFolder = join(root, "build/functions");

/** Folders on top of all areas, whose functions have a prefix of their own. */
const tops = { admin: "admin", jobs: "job", sites: "site", sockets: "socket" } as const;
const isTop = (folder: string): folder is keyof typeof tops => folder in tops;

/** What an asset folder and a Lambda are called, such as user-boards or job-notify. */
export type FunctionName = `${"user" | (typeof tops)[keyof typeof tops]}-${string}`;

interface Build {
  /** Shared chunks, fast to rebuild (local); without it each function stands alone (deploy). */
  split: boolean;
  outdir: string;
  /** Rebuilds on change, and calls this after each build with the errors' texts. */
  watch?: (errors: string[]) => void;
}

/** The file of every handler: operations of a resource, and whatever else is called. */
export function findFunctions(): Record<FunctionName, string> {
  const files = globSync("functions/src/*/*/{operations,handler}.ts", { cwd: root });
  const found = files.map((file) => {
    const [area, noun] = file.split("/").slice(2) as [string, string];
    return [`${isTop(area) ? tops[area] : "user"}-${noun}`, file] as const;
  });
  return Object.fromEntries(found.toSorted(([a], [b]) => a.localeCompare(b)));
}

/** Bundles every function to <outdir>/<function>/index.mjs; answers with what stops it. */
export async function buildFunctions(given: Build): Promise<() => void> {
  const { outdir, watch } = given;
  rmSync(outdir, { recursive: true, force: true });
  mkdirSync(outdir, { recursive: true });
  const options = optionsFor(given);
  await makeFonts();
  cpSync(fontFolder, join(outdir, "job-documents/fonts"), { recursive: true });
  if (!watch) {
    await build(options);
    return () => undefined;
  }
  const report: Plugin = {
    name: "report",
    setup(hooks) {
      hooks.onEnd((result) => watch(result.errors.map(({ text }) => text)));
    },
  };
  const builder = await context({ ...options, plugins: [...options.plugins, report] });
  await builder.watch();
  return () => void builder.dispose();
}

/** How esbuild makes functions; a bench builds other entries in the very same way. */
export function optionsFor({ split, outdir }: Build) {
  const entries = Object.entries(findFunctions());
  return {
    absWorkingDir: root,
    entryPoints: Object.fromEntries(entries.map(([name, file]) => [`${name}/index`, file])),
    outdir,
    bundle: true,
    splitting: split,
    chunkNames: "chunks/[name]-[hash]",
    platform: "node",
    target: "node24",
    format: "esm",
    minify: !split,
    // Beside the code and without it: a worker keeps the map of all that it has loaded.
    sourcemap: split ? "linked" : false,
    sourcesContent: false,
    keepNames: split,
    legalComments: "none",
    // Korean and Chinese as they are: an escaped character takes six bytes instead of three.
    charset: "utf8",
    // The SDK's CommonJS files do not shake: its modules save 190 KB and 16 ms a function.
    mainFields: ["module", "main"],
    alias: {
      "@aws-sdk/credential-provider-node": "./infra/src/lambda-credentials.ts",
      "mnemonist/lru-cache": "./infra/src/no-endpoint-cache.ts",
    },
    outExtension: { ".js": ".mjs" },
    banner: {
      js: "import{createRequire as __cr}from'node:module';const require=__cr(import.meta.url);",
    },
    logLevel: "warning",
    plugins: [noEventStreams, onlyVersions],
  } satisfies BuildOptions;
}

/**
 * The SDK loads modules that no call of ours uses with import() on demand. Bundled into one file,
 * that would keep half of the SDK: 50 KB and a tenth of a cold start. Left external, such an import
 * would fail by its name.
 */
const noEventStreams: Plugin = {
  name: "no event streams",
  setup(hooks) {
    hooks.onResolve({ filter: /^@smithy\/core\/event-streams$/ }, ({ kind }) =>
      kind === "dynamic-import" ? { external: true } : undefined,
    );
  },
};

/**
 * Each client of the SDK imports its whole package.json for the version that it calls itself by: 2
 * KB a client.
 */
const onlyVersions: Plugin = {
  name: "only versions",
  setup(hooks) {
    hooks.onLoad({ filter: /@aws-sdk[\\/][\w-]+[\\/]package\.json$/ }, ({ path }) => {
      const { version } = JSON.parse(readFileSync(path, "utf8")) as { version: string };
      return { loader: "json", contents: JSON.stringify({ version }) };
    });
  },
};

export interface Size {
  name: string;
  raw: number;
  gzip: number;
}

/** Bytes of every function that a deploy would upload, as built in `folder`. */
export function bundleSizes(folder = deployFolder): Size[] {
  return Object.keys(findFunctions()).flatMap((name) => {
    const file = join(folder, name, "index.mjs");
    if (!existsSync(file)) return [];
    const code = readFileSync(file);
    return [{ name, raw: code.length, gzip: gzipSync(code).length }];
  });
}
