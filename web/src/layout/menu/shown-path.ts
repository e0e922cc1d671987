import { rootRouteId, useRouterState } from "@tanstack/react-router";

/**
 * Path of the shown page, without a slash at its end. The router's location is that of the page
 * being opened, whose script may still be loading. An unknown address has only the root route,
 * which must not count as the start page.
 */
export const useShownPath = () =>
  useRouterState({
    select: ({ matches, location }) => {
      const last = matches.at(-1);
      const { pathname } = last && last.routeId !== rootRouteId ? last : location;
      return pathname.replace(/\/$/, "");
    },
  });
