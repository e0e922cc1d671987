import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Plugin } from "vite";
import { saidWords } from "./said-words.ts";

interface Chunk {
  file: string;
  src?: string;
  imports?: string[];
  css?: string[];
  isEntry?: boolean;
}
type Manifest = Record<string, Chunk>;

/** The most that the first load of a page may weigh (A2-2), brotli, in bytes. */
export const budget = { js: 156_000, css: 17_500 };

function collect(manifest: Manifest, key: string, files: Set<string>) {
  const chunk = manifest[key];
  if (!chunk || files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const style of chunk.css ?? []) files.add(style);
  for (const name of chunk.imports ?? []) collect(manifest, name, files);
}

/** Files that index.html itself names, whether the entry is one chunk or several. */
const named = (html: string) =>
  [...html.matchAll(/(?:src|href)="[^"]*?(assets\/[^"]+\.(?:js|css))"/g)].map(([, file]) => file!);

/** The Korean words of the frame and of one page, where a site's catalogue is cut by feature. */
function wordKeys(root: string, page: string): string[] {
  const { byRoute, ids } = saidWords(root);
  const features = byRoute[ids[page] ?? ""] ?? [];
  return ["src/words/ko.ts", ...["shell", ...features].map((name) => `virtual:words/ko/${name}`)];
}

/** Size of a file after the best compression; pages share most files. */
function packedBytes(file: string, known: Map<string, number>): number {
  let size = known.get(file);
  if (size === undefined) known.set(file, (size = brotliCompressSync(readFileSync(file)).length));
  return size;
}

/**
 * What a browser fetches to show a page in Korean: what index.html names, the Korean words, the
 * chunks of the page (a source below src, such as "routes/index.tsx"), and all they import
 * statically; bytes after brotli. `root` is the site's folder, `known` keeps sizes for other pages.
 */
export async function firstLoadOf(
  root: string,
  outDir: string,
  page: string,
  known = new Map<string, number>(),
) {
  const manifest = JSON.parse(
    await readFile(join(outDir, ".vite/manifest.json"), "utf8"),
  ) as Manifest;
  const files = new Set<string>();
  const wanted = [`src/${page}`, ...wordKeys(root, page)];
  for (const [key, chunk] of Object.entries(manifest))
    if (chunk.isEntry || wanted.includes(key.split("?")[0] ?? key)) collect(manifest, key, files);
  for (const file of named(await readFile(join(outDir, "index.html"), "utf8"))) files.add(file);
  const size = { js: 0, css: 0, requests: files.size };
  for (const file of files) {
    const bytes = packedBytes(join(outDir, file), known);
    if (file.endsWith(".css")) size.css += bytes;
    else size.js += bytes;
  }
  return size;
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

/**
 * Reports the first load of these pages after the build; with `held`, exceeding the budget fails
 * it.
 */
export function firstLoad(pages: readonly string[], isHeld: boolean): Plugin {
  let root = "";
  let outDir = "dist";
  return {
    name: "bupum:first-load",
    apply: "build",
    configResolved(config) {
      root = config.root;
      outDir = resolve(config.root, config.build.outDir);
    },
    async writeBundle() {
      const known = new Map<string, number>();
      for (const page of pages) {
        const { js, css, requests } = await firstLoadOf(root, outDir, page, known);
        const said =
          `first load of ${page}: JS ${kilobytes(js)} of ${kilobytes(budget.js)}, ` +
          `CSS ${kilobytes(css)} of ${kilobytes(budget.css)} (brotli), ${requests} files`;
        const isOver = js > budget.js || css > budget.css;
        if (isHeld && isOver) this.error(`Over its budget: ${said}`);
        this.info(said);
      }
    },
  };
}
