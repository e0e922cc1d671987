import type { FallenPrice } from "@bupum/shared/deal/price-memories/contract";
import { mostFallen, priceMove } from "@bupum/shared/deal/price-memories/rules";
import type { WonRates } from "@bupum/shared/kernel/money/amounts";
import type { StoredRow } from "../../catalogue/products/items.ts";
import type { PriceMemoryItem } from "./items.ts";

/** Parts that are bought regularly and cost less today, the largest fall first (D32-6). */
export const fallenPrices = (
  memories: readonly PriceMemoryItem[],
  parts: ReadonlyMap<string, StoredRow>,
  rates: WonRates,
): FallenPrice[] =>
  memories
    .flatMap((memory) => fallenOf(memory, parts.get(memory.productId), rates) ?? [])
    .toSorted((one, other) => one.percent - other.percent)
    .slice(0, mostFallen);

/** The best offer on sale is cheaper than what was paid last, for the same condition (D32-6). */
function fallenOf(
  { paid }: PriceMemoryItem,
  part: StoredRow | undefined,
  rates: WonRates,
): FallenPrice | undefined {
  const last = paid.find(({ isCancelled }) => !isCancelled);
  const offer = part?.state === "SHOWN" ? part.bestOffer : undefined;
  if (!last || !part || offer?.condition !== last.condition) return undefined;
  // Whoever has to take more pieces than were bought does not find them cheaper.
  if (offer.moq > last.quantity) return undefined;
  const move = priceMove({ ...offer, vatMode: "EXCLUDED" }, last, rates);
  if (move?.sign !== -1) return undefined;
  return { part, last, percent: move.percent, isApproximate: move.isApproximate };
}
