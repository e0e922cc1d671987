import { sureProduct } from "@bupum/shared/catalogue/products/rules";
import { useQuery } from "@tanstack/react-query";
import { matchesOf } from "../estimate-groups/paste/matches.ts";
import { ProductNumbers } from "./product-numbers.tsx";

interface LabelProductProps {
  partNumber: string;
  maker: string | undefined;
  /** What the label says the customer calls it. */
  customerNumber: string | undefined;
}

/** Where a label names one listed part, what the reader calls it is said at once (S10-4). */
export function LabelProduct({ partNumber, maker, customerNumber }: LabelProductProps) {
  const row = { partNumber, ...(maker !== undefined && { manufactorName: maker }) };
  const { data } = useQuery(matchesOf([row]));
  const part = sureProduct(data?.[0]?.matched);
  return part ? <ProductNumbers part={part} suggested={customerNumber} /> : null;
}
