import { type AwardPreset, awardPresets } from "@bupum/shared/deal/award-plans/choices";
import type { Bid } from "@bupum/shared/deal/award-plans/rules";
import { storeDraft, storedDraft } from "@bupum/ui/form/stored-draft";
import { useMemo, useState } from "react";

export interface Picks {
  ids: ReadonlySet<string>;
  /** The picks that can still be ordered; at most one quote a requested line. */
  chosen: readonly Bid[];
  /** Ids of lines whose quote is no longer the one that was picked. */
  lost: readonly string[];
  preset: AwardPreset;
  choose: (bids: readonly Bid[], preset: AwardPreset) => void;
  /** Picks this quote instead of another one of its requested line, or unpicks it. */
  toggle: (id: string) => void;
}

interface Kept {
  preset: AwardPreset;
  /** Ids of the picked quotes, by the id of the line. */
  quotes: Readonly<Record<string, unknown>>;
}

const place = (groupId: string) => `picks-${groupId}`;

/** The picks of this tab for a request; they survive reload and back. */
function readPicks(groupId: string): Kept {
  const { preset, quotes } = storedDraft(place(groupId));
  return {
    preset: awardPresets.find((one) => one === preset) ?? "BY_HAND",
    quotes: typeof quotes === "object" && quotes !== null ? { ...quotes } : {},
  };
}

/** The picked quotes and their preset; a change by hand makes it BY_HAND. */
export function usePicks(groupId: string, bids: ReadonlyMap<string, Bid>): Picks {
  const [{ preset, quotes }, setKept] = useState(() => readPicks(groupId));
  const chosen = useMemo(
    () => [...bids.values()].filter(({ id, quote }) => quotes[id] === quote.id),
    [bids, quotes],
  );
  const ids = new Set<string>(chosen.map(({ id }) => id));
  const choose: Picks["choose"] = (some, by) => {
    const kept: Kept = {
      preset: by,
      quotes: Object.fromEntries(some.map(({ id, quote }) => [id, quote.id])),
    };
    storeDraft(place(groupId), { ...kept });
    setKept(kept);
  };
  return {
    ids,
    chosen,
    lost: Object.keys(quotes).filter((id) => !ids.has(id)),
    preset,
    choose,
    toggle: (id) => {
      const bid = bids.get(id);
      if (!bid) return;
      const rest = chosen.filter(({ requestLineId }) => requestLineId !== bid.requestLineId);
      choose(ids.has(id) ? rest : [...rest, bid], "BY_HAND");
    },
  };
}
