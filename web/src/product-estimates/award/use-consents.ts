import { useState } from "react";
import { readConsents, storeConsents } from "../../trade/consents.ts";

export interface Consents {
  /** Requested lines of which the buyer takes a substitute as well: none, until they say so. */
  ids: ReadonlySet<string>;
  change: (lineIds: readonly string[], takes: boolean) => void;
}

/** Where the buyer takes a substitute; kept by the tab, as what is picked is. */
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
