import type { Line } from "@bupum/shared/deal/product-estimates/contract";
import { useWords } from "../../words.ts";

interface TotalLabelProps {
  line: Pick<Line, "quantity" | "unit">;
  /** The quantity that the total is for. */
  quantity: number;
}

/** For how many pieces a line's total is, and how many were requested where that is another number. */
export function TotalLabel({ line: { quantity: asked, unit }, quantity }: TotalLabelProps) {
  const say = useWords("sellerEstimates");
  return quantity === asked
    ? say("line.totalAt", { count: quantity, unit })
    : say("line.totalFor", { count: quantity, asked, unit });
}
