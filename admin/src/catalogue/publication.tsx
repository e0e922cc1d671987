import type { Publication } from "@bupum/shared/catalogue/products/contract";
import { Status, type Meaning } from "@bupum/ui/display/status";
import { useWords } from "../words.ts";

const meanings: Record<Publication, Meaning> = { SHOWN: "good", HIDDEN: "waiting", MERGED: "over" };

/** Whether buyers see a part or maker. */
export function PublicationState({ of }: { of: Publication }) {
  const say = useWords("catalogue");
  return (
    <Status of={of} meaning={meanings[of]}>
      {say(`states.${of}`)}
    </Status>
  );
}
