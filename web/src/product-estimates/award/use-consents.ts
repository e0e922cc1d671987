import { useState } from "react";
import { readConsents, storeConsents } from "../../trade/consents.ts";

export interface Consents {
  /** Requested lines for which the buyer accepts substitutes; none by default. */
  ids: ReadonlySet<string>;
  change: (lineIds: readonly string[], takes: boolean) => void;
}

/** The lines with accepted substitutes; kept for the tab, like the picks. */
export function useConsents(groupId: string): Consents {
  const [ids, setIds] = useState(() => readConsents(groupId));
  return {
    ids,
    change: (lineIds, takes) => {
      const next = new Set(ids);
      for (const id of lineIds)
        if (takes) next.add(id);
        else next.delete(id);
      storeConsents(groupId, next);
      setIds(next);
    },
  };
}
