import type { Order } from "@bupum/shared/deal/product-estimate-orders/contract";
import { useWords } from "../words.ts";

/** Beside the state of a line: how its last claim stands. */
export function ClaimMark({ of: { claims } }: { of: Pick<Order, "claims"> }) {
  const say = useWords("claims");
  const last = claims?.at(-1);
  if (!last) return null;
  return <small data-asked>{say("mark", { state: say(`states.${last.status}`) })}</small>;
}
