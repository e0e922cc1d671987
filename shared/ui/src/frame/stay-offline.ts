import { type AnyRoute, type AnyRouter, useBlocker, useRouter } from "@tanstack/react-router";
import { useKitWords } from "../say.ts";
import { toast } from "./toasts.tsx";

/** The router takes `preload` away from a page's component as soon as its code is there. */
const isMissing = ({ options }: AnyRoute): boolean =>
  (options.component as { preload?: unknown } | undefined)?.preload !== undefined;

/**
 * Without a connection a page whose code is not loaded is not opened: a message is shown instead.
 */
export function useStayOffline(): void {
  const router: AnyRouter = useRouter();
  const say = useKitWords();
  useBlocker({
    enableBeforeUnload: false,
    shouldBlockFn: ({ next }) => {
      if (navigator.onLine) return false;
      const [routes] = router.getMatchedRoutes(next.pathname);
      if (!routes.some(isMissing)) return false;
      toast.failed(say("failures.offlinePage"));
      return true;
    },
  });
}
