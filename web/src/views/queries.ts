import { languageOfPath, prefixOf } from "@bupum/shared/kernel/language/site-path";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../api.ts";
import { ownSession } from "./own-session.ts";

/** Leaves for the start page as a new page, so that nothing that was read before stays. */
const startAnew = () =>
  location.replace(prefixOf(languageOfPath(location.pathname).language) || "/");

/** Logging out of a view ends it. */
const logOut = () => api.users.endSession({ params: { sessionId: "current" } });

/** Trades a ticket for the view of this tab; a ticket works once, so it is never asked again. */
export const openedView = (ticket: string) =>
  queryOptions({
    queryKey: ["views", ticket],
    queryFn: async () => {
      // Another view of this tab ends with the next one.
      if (ownSession.endsAt()) await logOut().catch(() => undefined);
      ownSession.begin(await api.auth.openView({ body: { ticket } }));
      startAnew();
      return null;
    },
    enabled: ticket !== "",
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/** Ends the view; the tab is closed, or shows the site to whoever it belongs to. */
export async function endView(): Promise<void> {
  try {
    await logOut();
  } finally {
    ownSession.end();
    window.close();
    startAnew();
  }
}
