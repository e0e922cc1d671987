import type { Id } from "@bupum/shared/kernel/ids";
import { useWords } from "../words.ts";
import { Refusals, State } from "./panel/seller-panel.tsx";
import type { Comparison } from "./use-comparison.ts";
import styles from "./compare-page.module.css";

interface FoldedSellersProps {
  of: Pick<Comparison, "folded" | "items">;
  onShow: (what: { kind: "seller"; id: Id<"est"> }) => void;
}

/** Sellers without a column: those still without a quote, and those who refused. */
export function FoldedSellers({ of: { folded, items }, onShow }: FoldedSellersProps) {
  const say = useWords("productEstimates");
  if (folded.length === 0) return null;
  return (
    <details className={styles["folded"]}>
      <summary>{say("sellers.folded", { count: folded.length })}</summary>
      <ul>
        {folded.map((estimate) => (
          <li key={estimate.id}>
            <button
              type="button"
              aria-label={say("sellers.more", { name: estimate.sellerName })}
              onClick={() => onShow({ kind: "seller", id: estimate.id })}
            >
              {estimate.sellerName}
            </button>
            <State of={estimate} />
            <Refusals of={items.filter(({ sellerId }) => sellerId === estimate.sellerId)} />
          </li>
        ))}
      </ul>
    </details>
  );
}
