import { awardOf, type Bid, shippingOfAward } from "@bupum/shared/deal/award-plans/rules";
import { moneyText } from "@bupum/ui/display/money";
import { useShippingSaid } from "@bupum/ui/product-estimate-orders/shipping";
import { Checkbox, NativeSelect } from "@mantine/core";
import { useMemo, useState } from "react";
import { useLocale } from "use-intl";
import { showPlanLimit } from "../../plan/refused.tsx";
import { useCurrentUser } from "../../session.ts";
import { useWords } from "../../words.ts";
import type { Comparison } from "../use-comparison.ts";
import { chosenBy, type AwardOptions, linesOf } from "./bids.ts";
import styles from "./award.module.css";

interface AwardPanelProps {
  of: Pick<Comparison, "rows" | "bids" | "picks" | "consents" | "consent">;
}

interface Wanted extends Omit<AwardOptions, "preset"> {
  /** Absent where the member's plan does not include it. */
  landed: "ONE_SELLER" | "SPLIT" | undefined;
}

/** What each preset chooses: a search, which a pick by hand does not repeat. */
function useFound(bids: Comparison["bids"], { landed, mostSellers, isInStockOnly }: Wanted) {
  return useMemo(() => {
    const by = (preset: AwardOptions["preset"]) =>
      chosenBy(bids.values(), { preset, mostSellers, isInStockOnly });
    return { landed: landed && by(landed), EACH_LINE: by("EACH_LINE"), FASTEST: by("FASTEST") };
  }, [bids, landed, mostSellers, isInStockOnly]);
}

/** Presets that choose quotes for the whole request, each with its total. */
export function AwardPanel({ of }: AwardPanelProps) {
  const say = useWords("productEstimates");
  const isEntitled = useCurrentUser()?.isEntitled === true;
  const [most, setMost] = useState<number>();
  const [isInStockOnly, setInStockOnly] = useState(false);
  const { bids, picks } = of;
  const sellers = new Set([...bids.values()].map(({ sellerId }) => sellerId)).size;
  const mostSellers = Math.min(most ?? (isEntitled ? sellers : 1), sellers);
  const landed = mostSellers === 1 ? "ONE_SELLER" : "SPLIT";
  const isLocked = landed === "SPLIT" && !isEntitled;
  const found = useFound(bids, {
    landed: isLocked ? undefined : landed,
    mostSellers,
    isInStockOnly,
  });
  const all = linesOf(bids.values());
  if (bids.size === 0) return <Substitutes of={of} />;
  const button = (preset: AwardOptions["preset"], chosen: Bid[] | undefined, name: string) => (
    <Preset
      name={name}
      chosen={chosen}
      all={all}
      isPressed={picks.ids.size > 0 && picks.preset === preset}
      onChoose={() => {
        if (chosen) picks.choose(chosen, preset);
        else showPlanLimit("AWARD_OPTIMISER", say("award.premium"));
      }}
    />
  );
  return (
    <div className={styles["panel"]} role="group" aria-label={say("award.title")}>
      <span className={styles["split"]}>
        {button(landed, found.landed, say("award.presets.landed"))}
        {sellers > 1 && (
          <NativeSelect
            size="sm"
            aria-label={say("award.mostSellers")}
            value={String(mostSellers)}
            onChange={({ currentTarget }) => setMost(Number(currentTarget.value))}
            data={Array.from({ length: sellers }, (_, at) => ({
              value: String(at + 1),
              label: say("award.sellers", { count: at + 1 }),
            }))}
          />
        )}
      </span>
      {button("EACH_LINE", found.EACH_LINE, say("award.presets.EACH_LINE"))}
      {button("FASTEST", found.FASTEST, say("award.presets.FASTEST"))}
      <Checkbox
        className={styles["only"] ?? ""}
        checked={isInStockOnly}
        onChange={({ currentTarget }) => setInStockOnly(currentTarget.checked)}
        label={say("award.inStockOnly")}
      />
      <Substitutes of={of} />
    </div>
  );
}

interface PresetProps {
  name: string;
  /** Absent if the member's plan does not include it. */
  chosen: readonly Bid[] | undefined;
  /** The lines that can be ordered. */
  all: number;
  isPressed: boolean;
  onChoose: () => void;
}

function Preset({ name, chosen, all, isPressed, onChoose }: PresetProps) {
  const say = useWords("productEstimates");
  const said = useShippingSaid(useWords("productEstimateOrders"));
  const language = useLocale();
  const { totalWon, shares } = awardOf(chosen ?? []);
  const lines = chosen?.length ?? 0;
  const isPart = lines > 0 && lines < all;
  const facts = [
    chosen && totalWon !== undefined && moneyText({ amount: totalWon, currency: "KRW" }, language),
    chosen && !isPart && say("award.ofLines", { lines, sellers: shares.length }),
    // A total without a fee that is not stated yet is no lowest price with shipping (D4-12).
    shares.some(({ isFeeOpen }) => isFeeOpen) &&
      said.phrase({ ...shippingOfAward(shares), fee: 0 }, "KRW"),
  ].filter((fact) => typeof fact === "string");
  return (
    <button
      type="button"
      className={styles["preset"]}
      aria-pressed={isPressed}
      disabled={chosen?.length === 0}
      onClick={onChoose}
    >
      <strong>{name}</strong>
      <small>
        {facts.join(" · ")}
        {isPart && (
          <b>
            {" · "}
            {say("award.leavesOut", { lines, all, sellers: shares.length })}
          </b>
        )}
      </small>
    </button>
  );
}

/** Whether substitutes take part, for all lines at once. */
function Substitutes({ of: { rows, consents, consent } }: AwardPanelProps) {
  const say = useWords("productEstimates");
  const lines = rows
    .filter(({ cells }) =>
      [...cells.values()].some(({ isSubstitute, state }) => isSubstitute && state === "ACTIVE"),
    )
    .map(({ line }) => line.requestLineId);
  if (lines.length === 0) return null;
  const taken = lines.filter((id) => consents.has(id)).length;
  return (
    <Checkbox
      className={styles["only"] ?? ""}
      checked={taken === lines.length}
      indeterminate={taken > 0 && taken < lines.length}
      onChange={({ currentTarget }) => consent(lines, currentTarget.checked)}
      label={say("award.alternatives", { count: lines.length })}
    />
  );
}
