import { existsSync, globSync, readdirSync, readFileSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import { root } from "../build.ts";

const types: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
  ".xml": "application/xml; charset=utf-8",
};

export interface SiteFile {
  key: string;
  body: Buffer;
  contentType: string;
  cacheControl: string;
}

/**
 * Files of a built site in the order of their upload: index.html comes last, so that it never
 * names a file that is not there yet. Old assets stay, for readers who hold an older index.html.
 */
export function siteFiles(dist: string, prefix: string): SiteFile[] {
  const names = globSync("**/*", { cwd: dist }).filter((name) => {
    // CloudFront compresses by itself; the compressed copies serve the cloud on one machine.
    return statSync(join(dist, name)).isFile() && !/\.(br|gz)$/.test(name);
  });
  return names
    .toSorted((a, b) => rank(a) - rank(b) || a.localeCompare(b))
    .map((name) => ({
      key: `${prefix}${name}`,
      body: readFileSync(join(dist, name)),
      contentType: types[extname(name)] ?? "application/octet-stream",
      cacheControl: cacheControlOf(name),
    }));
}

const rank = (name: string) => (name === "index.html" ? 1 : 0);

/** Named by their content: for ever. index.html: a minute at the edge, never in a browser. */
function cacheControlOf(name: string): string {
  if (name.startsWith("assets/")) return "public, max-age=31536000, immutable";
  return name === "index.html" ? "public, max-age=0, s-maxage=60" : "public, max-age=3600";
}

/** Files and folders (with a slash) that a site serves as they are. */
export function filesOf(workspace: string): string[] {
  const folder = join(root, workspace, "public");
  const own = existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true }).map((entry) =>
        entry.isDirectory() ? `${entry.name}/` : entry.name,
      )
    : [];
  return ["assets/", ...own].toSorted();
}
