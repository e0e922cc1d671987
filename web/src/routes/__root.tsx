import type { QueryClient } from "@tanstack/react-query";
import { choiceSearch, textSearch } from "@bupum/ui/list/list-search";
import { createRootRouteWithContext, Outlet } from "@tanstack/react-router";
import { menuTypes } from "../layout/menu/menus.ts";
import { Site } from "../layout/site.tsx";

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  // The query of a menu entry (U1-6); every page may be opened with it.
  validateSearch: (search: Record<string, unknown>) => ({
    ...choiceSearch(search, "type", menuTypes),
    ...textSearch(search, "detailType"),
  }),
  component: () => (
    <Site>
      <Outlet />
    </Site>
  ),
});
