import type { Line } from "@bupum/shared/deal/product-estimates/contract";
import { isOrdered } from "@bupum/shared/deal/product-estimates/rules";
import { Alert } from "@mantine/core";
import { useWords } from "../../words.ts";

interface LostPicksProps {
  lost: readonly string[];
  items: readonly Line[];
}

/** Picks that were dropped because their quote changed; ordered ones are left out. */
export function LostPicks({ lost, items }: LostPicksProps) {
  const say = useWords("productEstimates");
  const gone = items.filter((item) => !isOrdered(item) && lost.includes(item.id));
  if (gone.length === 0) return null;
  const names = gone.map(
    ({ sellerName, partNumber, productName }) => `${partNumber ?? productName} (${sellerName})`,
  );
  return (
    <Alert color="orange" role="status">
      {say("award.lost", { lines: names.join(", ") })}
    </Alert>
  );
}
