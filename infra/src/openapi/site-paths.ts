import { globSync } from "node:fs";
import { join } from "node:path";
import { root } from "../build.ts";

/** `_signedIn/mypage/estimates/$groupId/index.tsx` is /mypage/estimates/$groupId. */
const pathOf = (file: string): string =>
  `/${file
    .replace(/\.tsx$/, "")
    .split(/[/.]/)
    .filter((part) => !part.startsWith("_") && part !== "index")
    .map((part) => part.replace(/_$/, ""))
    .join("/")}`;

/** A layout around pages is none itself. */
const isPage = (file: string) => !/(^|\/)_[^/]*\.tsx$/.test(file);
const isSignedIn = (file: string) => file.startsWith("_signedIn/");
const pathsOf = (files: string[]) => [...new Set(files.map(pathOf))].toSorted();

const list = (name: string, paths: readonly string[]) =>
  `export const ${name}: readonly string[] = [\n${paths.map((path) => `  ${JSON.stringify(path)},\n`).join("")}];\n`;

/**
 * Paths of the buyers' site, read from its route files: for everybody, and behind the login. The
 * edge answers a path that is not among them with 404.
 */
export function sitePathsFile(): string {
  const files = globSync("**/*.tsx", { cwd: join(root, "web/src/routes") }).filter(isPage);
  const signedIn = pathsOf(files.filter(isSignedIn));
  const open = pathsOf(files.filter((file) => !isSignedIn(file)));
  return (
    `/** Generated from web/src/routes: npm run openapi. */\n` +
    `${list("publicPaths", open)}\n` +
    `/** Pages behind the login, which search engines do not index. */\n` +
    list("signedInPaths", signedIn)
  );
}
