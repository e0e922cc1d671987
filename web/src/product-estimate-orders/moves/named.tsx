import type { Order } from "@bupum/shared/deal/product-estimate-orders/contract";
import { orderedProduct } from "@bupum/shared/deal/product-estimate-orders/named-products";
import { useWords } from "../../words.ts";

const mostNamed = 5;

/** Which lines an act is about, where they are several. */
export function Named({ lines }: { lines: readonly Order[] }) {
  const say = useWords("orderMoves");
  if (lines.length < 2) return null;
  const names = lines.slice(0, mostNamed).map((line) => orderedProduct(line).title);
  const more = lines.length - names.length;
  return (
    <p>
      <strong>{say("ofLines", { count: lines.length })}</strong> {names.join(", ")}
      {more > 0 && ` ${say("moreLines", { count: more })}`}
    </p>
  );
}
