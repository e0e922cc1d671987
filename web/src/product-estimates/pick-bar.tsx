import type { Line } from "@bupum/shared/product-estimates/contract";
import { Money } from "@bupum/ui/display/money";
import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useWords } from "../words.ts";
import { sumOf, sumsOf } from "./comparison.ts";
import styles from "./compare-page.module.css";

interface PickBarProps {
  groupId: string;
  items: readonly Line[];
  picked: ReadonlySet<string>;
}

/** What is chosen, and the way to the order form. */
export function PickBar({ groupId, items, picked }: PickBarProps) {
  const say = useWords("productEstimates");
  const chosen = items.filter(({ id }) => picked.has(id));
  if (!items.some(({ currentResponse }) => currentResponse)) return null;
  const sums = sumsOf(
    chosen.flatMap(({ currentResponse, quantity }) =>
      currentResponse ? [sumOf(currentResponse, quantity)] : [],
    ),
  );
  const sellers = new Set(chosen.map(({ sellerId }) => sellerId)).size;
  return (
    <div className={styles["bar"]}>
      <p role="status">
        {chosen.length === 0
          ? say("bar.none")
          : say("bar.picked", { lines: chosen.length, sellers })}{" "}
        {sums.map((sum) => (
          <Money key={sum.currency + sum.vatMode} of={sum} vat={sum.vatMode} />
        ))}
      </p>
      {chosen.length > 0 && (
        <Button
          mih={44}
          renderRoot={(props) => (
            <Link
              to="/mypage/estimates/$groupId/order"
              params={{ groupId }}
              search={{ lines: chosen.map(({ id }) => id).join(",") }}
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
