import type { Language } from "@bupum/shared/kernel/language/language-of";
import { Loading } from "@bupum/ui/display/states";
import { plainSearch } from "@bupum/ui/list/plain-search";
import { prefixOf } from "@bupum/shared/kernel/language/site-path";
import type { QueryClient } from "@tanstack/react-query";
import { createRouter } from "@tanstack/react-router";
import { NotFound } from "./layout/not-found.tsx";
import { PageFailed } from "./layout/page-failed.tsx";
import { routeTree } from "./routeTree.gen.ts";

export function makeRouter(language: Language, queryClient: QueryClient) {
  return createRouter({
    ...plainSearch,
    routeTree,
    basepath: prefixOf(language) || "/",
    context: { queryClient },
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
