import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize, resolve } from "node:path";

/** The checkout, whichever folder the tests run from. */
export const root = resolve(import.meta.dirname, "../..");

const left = new Set(["node_modules", "dist", "build", "cdk.out", ".local", ".git", "artefacts"]);

/** Paths of our own files, from the root, that match one of the patterns. */
export const filesLike = (...patterns: string[]): string[] =>
  globSync(patterns, { cwd: root, exclude: (name) => left.has(name.split("/").at(-1)!) })
    .filter((file) => !file.split("/").some((part) => left.has(part)))
    .toSorted();

export const textOf = (file: string): string => readFileSync(join(root, file), "utf8");

const folders = ["shared", "functions", "seed", "infra", "web", "admin", "test"];

/** Every TypeScript file in the seven workspaces, except generated ones. */
export const sources = (): string[] =>
  filesLike(...folders.map((folder) => `${folder}/**/*.{ts,tsx}`)).filter(
    (file) => !file.endsWith(".gen.ts"),
  );

export interface Import {
  /** As written. */
  name: string;
  /** The imported file in the checkout, without its extension; absent for packages. */
  target: string | undefined;
}

const workspaces: Record<string, string> = {
  shared: "shared/src",
  ui: "shared/ui/src",
  functions: "functions/src",
  seed: "seed",
  infra: "infra/src",
  web: "web/src",
  admin: "admin/src",
  test: "test",
};

/** All imports of a file, static and dynamic. */
export function importsOf(file: string): Import[] {
  const text = textOf(file).replace(/^\s*(\/\/|\*|\/\*).*$/gm, "");
  const written = /(?:\bfrom\s*|\bimport\s*\(?\s*)"([^"\n]+)"/g;
  return [...text.matchAll(written)].map(([, name]) => ({
    name: name!,
    target: targetOf(file, name!),
  }));
}

/** A path without its extension, in the form of `target`. */
export const bare = (path: string) => path.replace(/\.(tsx?|json)$/, "");

function targetOf(file: string, name: string): string | undefined {
  if (name.startsWith(".")) return bare(normalize(join(dirname(file), name)));
  const [, workspace, rest] = /^@bupum\/(\w+)\/(.+)$/.exec(name) ?? [];
  if (!workspace || !rest) return undefined;
  if (workspace === "infra" && rest.startsWith("local/")) return `infra/${rest}`;
  return `${workspaces[workspace] ?? workspace}/${bare(rest)}`;
}
