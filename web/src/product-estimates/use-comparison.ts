import type { Group } from "@bupum/shared/deal/estimate-groups/contract";
import type { EstimateLine } from "@bupum/shared/deal/product-estimates/contract";
import { type Rates, RatesContext } from "@bupum/ui/display/money";
import { useNow } from "@bupum/ui/now";
import { useContext, useMemo, useState } from "react";
import { bidsOf, type OpenBid } from "./award/bids.ts";
import { useConsents } from "./award/use-consents.ts";
import { type Picks, usePicks } from "./award/use-picks.ts";
import { type Column, columnsOf, comparisonRows, type Row } from "./comparison.ts";

/** The state of the comparison page: what it shows and what is chosen. */
export interface Comparison {
  group: Group;
  items: readonly EstimateLine[];
  rows: readonly Row[];
  columns: readonly Column[];
  /** Sellers without a quote. */
  folded: Group["estimates"];
  /** What can be ordered, by the id of the line. */
  bids: ReadonlyMap<string, OpenBid>;
  picks: Picks;
  consents: ReadonlySet<string>;
  /** Accepts or rejects substitutes for these lines; a rejected one that is picked is dropped. */
  consent: (lineIds: readonly string[], takes: boolean) => void;
  /** The rates of the comparison; absent until a first rate was fetched. */
  rates: Rates | undefined;
}

/** The rates when the page was opened, the same for everything on it. */
function useRates() {
  const newest = useContext(RatesContext);
  const [stamped, stamp] = useState(newest);
  if (!stamped && newest) stamp(newest);
  return stamped ?? newest;
}

export function useComparison(group: Group, items: readonly EstimateLine[]): Comparison {
  const rates = useRates();
  const now = useNow();
  const { ids: consents, change } = useConsents(group.id);
  const { lines, region } = group;
  // The same while nothing of it changes: what an award comes to is looked for by them.
  const rows = useMemo(
    () => comparisonRows({ lines, items, consents }, { toKrw: rates?.toKrw ?? {}, now, region }),
    [lines, items, consents, rates, now, region],
  );
  const bids = useMemo(() => bidsOf(rows), [rows]);
  const { compared: columns, folded } = columnsOf(group.estimates, rows);
  const picks = usePicks(group.id, bids);
  const consent: Comparison["consent"] = (lineIds, takes) => {
    change(lineIds, takes);
    const left = picks.chosen.filter(
      ({ quote, requestLineId }) => takes || !quote.alternative || !lineIds.includes(requestLineId),
    );
    if (left.length < picks.chosen.length) picks.choose(left, "BY_HAND");
  };
  return { group, items, rows, columns, folded, bids, picks, consents, consent, rates };
}
