import { plainSearch } from "@bupum/ui/list/plain-search";
import { Loading } from "@bupum/ui/display/states";
import type { QueryClient } from "@tanstack/react-query";
import { createRouter } from "@tanstack/react-router";
import { NotFound, PageFailed } from "./layout/failures.tsx";
import { routeTree } from "./routeTree.gen.ts";

export function makeRouter(queryClient: QueryClient) {
  return createRouter({
    ...plainSearch,
    routeTree,
    basepath: "/admin",
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
