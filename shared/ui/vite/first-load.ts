import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Plugin } from "vite";

interface Chunk {
  file: string;
  src?: string;
  imports?: string[];
  css?: string[];
  isEntry?: boolean;
}
type Manifest = Record<string, Chunk>;

/** Sizes that DESIGN.md 7 allows for the first load of a page, brotli, in bytes. */
export const budget = { js: 160_000, css: 20_000 };

function collect(manifest: Manifest, key: string, files: Set<string>) {
  const chunk = manifest[key];
  if (!chunk || files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const style of chunk.css ?? []) files.add(style);
  for (const name of chunk.imports ?? []) collect(manifest, name, files);
}

/**
 * What a browser fetches to show a page in Korean: the entry, the Korean words, the page's own
 * chunks (sources whose path ends in one of `pages`), and all they import statically.
 */
export async function firstLoadOf(outDir: string, pages: readonly string[]) {
  const text = await readFile(join(outDir, ".vite/manifest.json"), "utf8");
  const manifest = JSON.parse(text) as Manifest;
  const files = new Set<string>();
  for (const [key, chunk] of Object.entries(manifest)) {
    const path = key.split("?")[0] ?? key;
    const wanted = [...pages, "words/ko.ts"].some((page) => path.endsWith(page));
    if (chunk.isEntry || wanted) collect(manifest, key, files);
  }
  const size = { js: 0, css: 0, requests: files.size };
  for (const file of files) {
    const bytes = brotliCompressSync(await readFile(join(outDir, file))).length;
    if (file.endsWith(".css")) size.css += bytes;
    else size.js += bytes;
  }
  return size;
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

/** Prints the first load of one page after the build, beside its budget. */
export function firstLoad(page: string): Plugin {
  let outDir = "dist";
  return {
    name: "bupum:first-load",
    apply: "build",
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    async writeBundle() {
      const { js, css, requests } = await firstLoadOf(outDir, [page]);
      this.info(
        `first load of ${page}: JS ${kilobytes(js)} of ${kilobytes(budget.js)}, ` +
          `CSS ${kilobytes(css)} of ${kilobytes(budget.css)} (brotli), ${requests} files`,
      );
    },
  };
}
