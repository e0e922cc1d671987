import { findMany } from "../../catalogue/products/items.ts";
import { type Merchandises, merchandisesOf, type StoredLine } from "./lines.ts";

type Listing = NonNullable<ReturnType<Merchandises["get"]>> & { unit: string };
export type MerchandisesInUnits = ReadonlyMap<string, Listing>;

/** The seller's offers for the lines that are not quoted yet, each with its part's unit (D3-31). */
export async function merchandisesInUnits(
  lines: readonly StoredLine[],
): Promise<MerchandisesInUnits> {
  const offers = [...(await merchandisesOf(lines))];
  const parts = await findMany(offers.map(([, { productId }]) => productId));
  return new Map(
    offers.map(([id, offer], at) => [id, { ...offer, unit: parts[at]?.unit ?? "EA" }]),
  );
}
