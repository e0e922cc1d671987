import type { Product } from "@bupum/shared/catalogue/products/contract";
import { useQuery } from "@tanstack/react-query";
import { useWords } from "../words.ts";
import { MemoryTable } from "./memory-table.tsx";
import { priceMemory } from "./queries.ts";

/** On a part's page: what its reader paid for it, against the best offer of today (D32-5). */
export function PastSection({ part }: { part: Product }) {
  const say = useWords("priceMemories");
  const { data } = useQuery(priceMemory(part.id));
  if (!data || data.paid.length + data.quoted.length === 0) return null;
  const { bestOffer } = part;
  return (
    <section id="past-prices" aria-labelledby="past-prices-title">
      <h2 id="past-prices-title">{say("title")}</h2>
      <MemoryTable of={data} today={bestOffer && { ...bestOffer, vatMode: "EXCLUDED" }} />
    </section>
  );
}
