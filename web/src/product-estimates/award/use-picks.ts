import type { AwardPreset } from "@bupum/shared/award-plans/choices";
import type { Bid } from "@bupum/shared/award-plans/rules";
import { useState } from "react";

export interface Picks {
  ids: ReadonlySet<string>;
  /** What is picked and can still be ordered. */
  chosen: readonly Bid[];
  preset: AwardPreset;
  choose: (bids: readonly Bid[], preset: AwardPreset) => void;
  toggle: (id: string) => void;
}

/** Which quotes are picked, and how they were; a change by hand makes it the buyer's own choice. */
export function usePicks(bids: ReadonlyMap<string, Bid>): Picks {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [preset, setPreset] = useState<AwardPreset>("BY_HAND");
  return {
    ids,
    chosen: [...bids.values()].filter(({ id }) => ids.has(id)),
    preset,
    choose: (some, by) => {
      setIds(new Set(some.map(({ id }) => id)));
      setPreset(by);
    },
    toggle: (id) => {
      const next = new Set(ids);
      if (!next.delete(id)) next.add(id);
      setIds(next);
      setPreset("BY_HAND");
    },
  };
}
