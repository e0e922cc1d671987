import type { Language } from "@bupum/shared/kernel/languages";
import { Loading } from "@bupum/ui/states";
import { prefixOf } from "@bupum/ui/page-head";
import type { QueryClient } from "@tanstack/react-query";
import { createRouter } from "@tanstack/react-router";
import { NotFound } from "./layout/not-found.tsx";
import { PageFailed } from "./layout/page-failed.tsx";
import { routeTree } from "./routeTree.gen.ts";

function stringifySearch(search: Record<string, unknown>): string {
  const query = new URLSearchParams(
    Object.entries(search).flatMap(([name, value]) =>
      value === undefined || value === "" ? [] : [[name, String(value)]],
    ),
  );
  return query.size > 0 ? `?${query}` : "";
}

export function makeRouter(language: Language, queryClient: QueryClient) {
  return createRouter({
    routeTree,
    basepath: prefixOf(language) || "/",
    context: { queryClient },
    // Plain texts in the address: part numbers such as 6205 must not become numbers or get quotes.
    parseSearch: (query) => Object.fromEntries(new URLSearchParams(query)),
    stringifySearch,
    defaultPreload: "intent",
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 300,
    scrollRestoration: true,
    defaultNotFoundComponent: NotFound,
    defaultErrorComponent: PageFailed,
    defaultPendingComponent: () => <Loading lines={8} />,
  });
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof makeRouter>;
  }
}
