import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

const folder = import.meta.dirname;

/**
 * The path of a program of `test/tools/package.json`. They and what they need are some 15,000 files
 * that only the deep ring and benches use: the first call installs them (1 minute). Throws where
 * npm fails.
 */
export function toolPath(name: "lighthouse" | "stryker"): string {
  const path = join(folder, "node_modules/.bin", name);
  if (!existsSync(path))
    execFileSync("npm", ["ci", "--no-audit", "--no-fund"], { cwd: folder, stdio: "inherit" });
  return path;
}
