import { rootRouteId, useRouterState } from "@tanstack/react-router";

/**
 * Path of the page that is shown, without a slash at its end. The router's location is that of
 * the page being opened, whose script may still be on its way. An unknown address has no page but
 * the root, which would pass for the start page.
 */
export const useShownPath = () =>
  useRouterState({
    select: ({ matches, location }) => {
      const last = matches.at(-1);
      const { pathname } = last && last.routeId !== rootRouteId ? last : location;
      return pathname.replace(/\/$/, "");
    },
  });
