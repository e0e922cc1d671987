import { contract } from "@bupum/shared/contract";
import type { Route, Routes } from "@bupum/shared/kernel/route";
import * as z from "zod/mini";
import type { ApiName } from "./cloud/gateway.ts";

export interface NamedRoute {
  api: ApiName;
  route: Route;
  name: string;
}

/** Every route of both interfaces. */
export const allRoutes: NamedRoute[] = (Object.keys(contract) as ApiName[]).flatMap((api) =>
  Object.values(contract[api] as Record<string, Routes>).flatMap((group) =>
    Object.values(group).map((route) => ({
      api,
      route,
      name: `${api} ${route.method} ${route.path}`,
    })),
  ),
);

export const unknownUlid = "01ARZ3NDEKTSV4RRFFQ69G5FA0";

const unknownPaths = new Map<Route, string>();

/** The path of a route with well-formed ids that do not exist, and a day; made once for each. */
export function unknownPath(route: Route): string {
  const path = unknownPaths.get(route) ?? filledIn(route);
  unknownPaths.set(route, path);
  return path;
}

function filledIn(route: Route): string {
  const shape = z.toJSONSchema(route.params ?? z.object({}), { io: "input" }).properties ?? {};
  return route.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const known = shape[name] as { pattern?: string; format?: string; enum?: string[] };
    const { pattern = "", format, enum: [choice] = [] } = known;
    if (choice !== undefined) return choice;
    if (format === "date") return "2026-01-02";
    if (format === "uuid") return "7f0c9a52-3c1b-8a4d-9b6e-2f1d0c3b4a59";
    const prefix = /^\^?\(?([a-z]{3})_/.exec(pattern)?.[1] ?? "xxx";
    const id = `${prefix}_${unknownUlid}`;
    return encodeURIComponent(pattern.includes("#") ? `${id}#l01` : id);
  });
}
