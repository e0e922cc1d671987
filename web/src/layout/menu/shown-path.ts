import { useRouterState } from "@tanstack/react-router";

/**
 * Path of the page that is shown, without a slash at its end. The router's location is that of
 * the page being opened, whose script may still be on its way.
 */
export const useShownPath = () =>
  useRouterState({ select: ({ matches }) => matches.at(-1)?.pathname.replace(/\/$/, "") ?? "" });
