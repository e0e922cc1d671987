import { publicPaths, signedInPaths } from "@bupum/shared/site-paths";

interface Matched {
  route: string;
  params: Record<string, string>;
  isPublic: boolean;
}

const partsOf = (path: string): string[] => path.split("/").filter(Boolean);
const known = [
  ...publicPaths.map((route) => ({ route, isPublic: true })),
  ...signedInPaths.map((route) => ({ route, isPublic: false })),
]
  .map((one) => ({ ...one, parts: partsOf(one.route) }))
  // Literal segments take precedence over parameters, as in the site's router.
  .toSorted((left, right) => left.route.split("$").length - right.route.split("$").length);

/** The site's route for a path; undefined without one. */
export function routeOf(path: string): Matched | undefined {
  const given = partsOf(path).map(decoded);
  for (const { route, isPublic, parts } of known) {
    if (parts.length !== given.length) continue;
    const params: Record<string, string> = {};
    const fits = parts.every((part, index) => {
      const text = given[index]!;
      if (part.startsWith("$")) params[part.slice(1)] = text;
      return part.startsWith("$") || part === text;
    });
    if (fits) return { route, params, isPublic };
  }
  return undefined;
}

/** A decoded segment; unchanged if it cannot be decoded. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
