import { Money } from "@bupum/ui/display/money";
import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useWords } from "../words.ts";
import type { Picks } from "./award/use-picks.ts";
import { sumsOf } from "./comparison.ts";
import styles from "./compare-page.module.css";

interface PickBarProps {
  groupId: string;
  picks: Picks;
}

/** What is chosen, and the way to the order form. */
export function PickBar({ groupId, picks: { chosen: bids, preset } }: PickBarProps) {
  const say = useWords("productEstimates");
  const sums = sumsOf(
    bids.map(({ quote: { currency, vatMode }, amount }) => ({ currency, vatMode, amount })),
  );
  const sellers = new Set(bids.map(({ sellerId }) => sellerId)).size;
  return (
    <div className={styles["bar"]}>
      <p role="status">
        {bids.length === 0 ? say("bar.none") : say("bar.picked", { lines: bids.length, sellers })}{" "}
        {sums.map((sum) => (
          <Money key={sum.currency + sum.vatMode} of={sum} vat={sum.vatMode} />
        ))}
      </p>
      {bids.length > 0 && (
        <Button
          mih={44}
          renderRoot={(props) => (
            <Link
              to="/mypage/estimates/$groupId/order"
              params={{ groupId }}
              search={{ lines: bids.map(({ id }) => id).join(","), preset }}
              {...props}
            />
          )}
        >
          {say("bar.order")}
        </Button>
      )}
    </div>
  );
}
