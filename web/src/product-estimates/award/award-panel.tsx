import type { Bid } from "@bupum/shared/deal/award-plans/rules";
import { Button, Checkbox, NativeSelect } from "@mantine/core";
import { useState } from "react";
import { showPlanLimit } from "../../plan/refused.tsx";
import { useCurrentUser } from "../../session.ts";
import { useWords } from "../../words.ts";
import { chosenBy, type Wish } from "./bids.ts";
import type { Picks } from "./use-picks.ts";
import styles from "./award.module.css";

interface AwardPanelProps {
  bids: ReadonlyMap<string, Bid>;
  picks: Pick<Picks, "ids" | "choose">;
}

/** One press chooses quotes for the whole request; each can be changed by hand afterwards. */
export function AwardPanel({ bids, picks }: AwardPanelProps) {
  const say = useWords("productEstimates");
  const user = useCurrentUser();
  const [most, setMost] = useState(2);
  const [withAlternatives, setWithAlternatives] = useState(true);
  const all = [...bids.values()];
  const sellers = new Set(all.map(({ sellerId }) => sellerId)).size;
  if (all.length === 0) return null;
  const choose = (preset: Wish["preset"]) => {
    if (preset === "SPLIT" && user?.isEntitled !== true)
      showPlanLimit("AWARD_OPTIMISER", say("award.premium"));
    else picks.choose(chosenBy(all, { preset, mostSellers: most, withAlternatives }), preset);
  };
  const button = (preset: Wish["preset"]) => (
    <Button variant="default" mih={44} onClick={() => choose(preset)}>
      {say(`award.presets.${preset}`, { count: most })}
    </Button>
  );
  return (
    <div className={styles["panel"]} role="group" aria-label={say("award.title")}>
      <div className={styles["presets"]}>
        {button("EACH_LINE")}
        {button("FASTEST")}
        {sellers > 1 && button("ONE_SELLER")}
        {sellers > 1 && (
          <span className={styles["split"]}>
            <NativeSelect
              aria-label={say("award.mostSellers")}
              value={String(most)}
              onChange={({ currentTarget }) => setMost(Number(currentTarget.value))}
              data={Array.from({ length: sellers - 1 }, (_, at) => ({
                value: String(at + 2),
                label: say("award.sellers", { count: at + 2 }),
              }))}
            />
            {button("SPLIT")}
          </span>
        )}
        {picks.ids.size > 0 && (
          <Button variant="subtle" mih={44} onClick={() => picks.choose([], "BY_HAND")}>
            {say("grid.clear")}
          </Button>
        )}
      </div>
      {all.some(({ quote }) => quote.alternative) && (
        <Checkbox
          size="md"
          checked={withAlternatives}
          onChange={({ currentTarget }) => setWithAlternatives(currentTarget.checked)}
          label={say("award.alternatives")}
        />
      )}
    </div>
  );
}
