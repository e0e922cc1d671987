import { storeDraft, storedDraft } from "@bupum/ui/form/stored-draft";
import { useState } from "react";

export interface Consents {
  /** Requested lines of which the buyer takes a substitute as well: none, until they say so. */
  ids: ReadonlySet<string>;
  change: (lineIds: readonly string[], takes: boolean) => void;
}

const place = (groupId: string) => `consents-${groupId}`;

function readConsents(groupId: string): ReadonlySet<string> {
  const { lines } = storedDraft(place(groupId));
  return new Set(Array.isArray(lines) ? lines.map(String) : []);
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
      storeDraft(place(groupId), { lines: [...next] });
      setIds(next);
    },
  };
}
