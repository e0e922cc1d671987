import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const said = /\buseWords\("(\w+)"\)/g;
const staticImport = /^(?:import|export)\s(?!type\b)[^"]*?"(\.[^"]+\.tsx?)"/gm;
const lazyImport = /\bimport\("(\.[^"]+\.tsx?)"\)/g;
const comment = /^\s*(?:\/\/|\/?\*).*$/gm;
const routeId = /createFileRoute\("([^"]+)"\)/;

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name!);

/** Which lazy imports are followed: none, those within the folder of a feature, or all. */
type Lazily = "none" | "within" | "all";
const follows = (lazily: Lazily, name: string): boolean =>
  // Another feature's part stands below the page's own: its texts come with its code.
  lazily === "all" || (lazily === "within" && name.startsWith("./"));

/** Adds the features whose texts a file says, and those of the files that it imports. */
function collect(file: string, lazily: Lazily, features: Set<string>, seen: Set<string>) {
  if (seen.has(file) || file.endsWith(".gen.ts")) return;
  seen.add(file);
  const text = readFileSync(file, "utf8").replace(comment, "");
  for (const feature of all(text, said)) features.add(feature);
  const lazy = all(text, lazyImport).filter((name) => follows(lazily, name));
  for (const name of [...all(text, staticImport), ...lazy])
    // By its name in the import: the repository itself may lie below a folder of that name.
    if (!name.includes("/words/")) collect(join(dirname(file), name), lazily, features, seen);
}

/** The texts that a site's sources use, found as useWords("feature") with a literal name. */
export interface SaidWords {
  /** Features used on every page. */
  shell: readonly string[];
  /** Further features used by parts of the frame and of pages whose code is loaded later. */
  later: readonly string[];
  /** Further features of a page, by the id of its route. */
  byRoute: Readonly<Record<string, readonly string[]>>;
  /** Ids of the routes by their files below src. */
  ids: Readonly<Record<string, string>>;
}

/** Reads which texts the frame and each route of a site need; `root` is the site's folder. */
export function saidWords(root: string): SaidWords {
  const shell = new Set(["kit", "issues"]);
  const whole = new Set<string>();
  const [seen, seenLater] = [new Set<string>(), new Set<string>()];
  for (const file of ["main.tsx", "routes/__root.tsx"]) {
    collect(join(root, "src", file), "none", shell, seen);
    collect(join(root, "src", file), "all", whole, seenLater);
  }
  const routes = globSync("src/routes/**/*.tsx", { cwd: root }).toSorted();
  const byRoute: Record<string, string[]> = {};
  const ids: Record<string, string> = {};
  for (const file of routes) {
    const [, id] = routeId.exec(readFileSync(join(root, file), "utf8")) ?? [];
    if (!id) continue;
    ids[file.slice("src/".length)] = id;
    const features = new Set<string>();
    collect(join(root, file), "within", features, new Set());
    collect(join(root, file), "all", whole, seenLater);
    const own = [...features].filter((feature) => !shell.has(feature));
    if (own.length > 0) byRoute[id] = own.toSorted();
  }
  const later = [...whole].filter((feature) => !shell.has(feature));
  return { shell: [...shell], later, byRoute, ids };
}
