import { type RegisteredRouter, useRouter } from "@tanstack/react-router";

type Bare<Path> = Path extends `/${infer Name}/` ? `/${Name}` : Path;
type Path = keyof RegisteredRouter["routesByPath"];
/** A page whose address has no parameters. */
export type PlainPage = Exclude<Bare<Path>, `${string}$${string}`>;

/** Full paths of the routes of this site, so that no link is broken. */
export function useKnownPaths(): ReadonlySet<string> {
  const router = useRouter();
  return new Set(Object.keys(router.routesByPath).map((path) => path.replace(/(?<=.)\/$/, "")));
}
