import { adminPaths } from "../../shared/src/paths.ts";
import { bare, filesLike, importsOf, textOf } from "./sources.ts";

/** A route of the admins' API and the pages of their site that call it. */
export interface Screened {
  /** As in the contract: `boards.hide`. */
  name: string;
  /** As a caller sees it: `PATCH /boards/{id}/hidden`. */
  call: string;
  /** Addresses of pages; `every page` for the frame. */
  screens: string[];
}

const site = filesLike("admin/src/**/*.{ts,tsx}", "shared/ui/src/**/*.{ts,tsx}").filter(
  (file) => !file.includes(".test."),
);
const fileAt = new Map(site.map((file) => [bare(file), file]));
const pages = site.filter((file) => file.startsWith("admin/src/routes/"));

/** The address of a page, from its file: `admin/src/routes/_admin/boards/index.tsx`. */
function addressOf(page: string): string {
  const path = bare(page).slice("admin/src/routes".length).replace("/_admin/", "/");
  const isFrame = path === "/__root" || path === "/_admin";
  return isFrame ? "every page" : path.replace(/\/index$/, "").replaceAll(".", "/") || "/";
}

/** All files that a page imports, directly or not. */
function reachedFrom(page: string): Set<string> {
  const reached = new Set<string>();
  const open = [page];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    for (const { target } of importsOf(file)) {
      const next = target === undefined ? undefined : fileAt.get(target);
      if (next !== undefined) open.push(next);
    }
  }
  return reached;
}

/** The routes that a file calls, also by a short name for their noun. */
function callsIn(file: string): Set<string> {
  const text = textOf(file);
  const direct = [...text.matchAll(/\bapi\s*\.\s*(\w+)\s*\.\s*(\w+)/g)];
  const short = [...text.matchAll(/const (\w+) = api\.(\w+);/g)].flatMap(([, alias, noun]) =>
    [...text.matchAll(new RegExp(`\\b${alias}\\.(\\w+)\\(`, "g"))].map(
      ([, name]) => `${noun}.${name}`,
    ),
  );
  return new Set([...direct.map(([, noun, name]) => `${noun}.${name}`), ...short]);
}

/** Every route of the admins' API with its screens. */
export function screenedRoutes(): Screened[] {
  const screens = new Map<string, Set<string>>();
  const callsOf = new Map(site.map((file) => [file, callsIn(file)]));
  for (const page of pages)
    for (const file of reachedFrom(page))
      for (const name of callsOf.get(file) ?? [])
        screens.set(name, (screens.get(name) ?? new Set()).add(addressOf(page)));
  return Object.entries(adminPaths).flatMap(([noun, routes]) =>
    Object.entries(routes as Record<string, readonly [string, string]>).map(([act, call]) => {
      const name = `${noun}.${act}`;
      return { name, call: call.join(" "), screens: [...(screens.get(name) ?? [])].toSorted() };
    }),
  );
}
