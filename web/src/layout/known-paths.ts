import { useRouter } from "@tanstack/react-router";

/** Full paths of the routes that this site has, so that no link leads nowhere. */
export function useKnownPaths(): ReadonlySet<string> {
  const router = useRouter();
  return new Set(Object.keys(router.routesByPath).map((path) => path.replace(/(?<=.)\/$/, "")));
}
