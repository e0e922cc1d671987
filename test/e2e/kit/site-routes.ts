import { globSync } from "node:fs";
import { addresses, root } from "./place.ts";

/** `_signedIn/mypage/estimates/$groupId/index.tsx` is /mypage/estimates/$groupId. */
function pathOf(file: string): string {
  const parts = file
    .replace(/\.tsx$/, "")
    .split(/[/.]/)
    .filter((part) => !part.startsWith("_") && part !== "index");
  return `/${parts.join("/")}`;
}

/** Whether a file is a page rather than a layout. */
const isPage = (file: string) => !/(^|\/)_[^/]*\.tsx$/.test(file);

export type Site = "web" | "admin";

/** Paths of all pages of a site, read from its route files: a new page is included at once. */
const pathsOf = (site: Site): string[] =>
  globSync("**/*.tsx", { cwd: `${root}/${site}/src/routes` })
    .filter(isPage)
    .map(pathOf)
    .toSorted();

const paths = { web: pathsOf("web"), admin: pathsOf("admin") };

/** All pages of both sites: "web /products/$productId". */
export const allPages: string[] = (["web", "admin"] as const).flatMap((site) =>
  paths[site].map((path) => `${site} ${path}`),
);

const fits = (path: string, parts: readonly string[]) => {
  const wanted = path.split("/");
  return (
    wanted.length === parts.length &&
    wanted.every((part, at) => part.startsWith("$") || part === parts[at])
  );
};

/** The page at an address: "web /products/$productId", whatever its language. */
export function pageAt(address: string): string | undefined {
  const { web, admin } = addresses();
  const site: Site = address.startsWith(`${admin}/`) ? "admin" : "web";
  const { pathname } = new URL(address.slice((site === "admin" ? admin : web).length), "http://x");
  const parts = (pathname.replace(/^\/(en|zh)(?=\/|$)/, "").replace(/\/$/, "") || "/").split("/");
  const found = paths[site].filter((path) => fits(path, parts));
  // Literal path segments match before an id.
  const [first] = found.toSorted((left, right) => left.split("$").length - right.split("$").length);
  return first && `${site} ${first}`;
}
