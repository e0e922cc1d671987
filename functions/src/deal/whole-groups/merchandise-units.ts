import { unitsIn } from "@bupum/shared/deal/product-estimates/order-units";
import { inUnits } from "../../selling/merchandises/units.ts";
import { type Merchandises, merchandisesOf, onSaleFor, type StoredLine } from "./lines.ts";

type Listing = NonNullable<ReturnType<Merchandises["get"]>> & { unit: string };
export type MerchandisesInUnits = ReadonlyMap<string, Listing>;

/** The seller's offers for the lines that are not quoted yet, each with its part's unit (D3-31). */
export const merchandisesInUnits = async (
  lines: readonly StoredLine[],
): Promise<MerchandisesInUnits> => inUnits(await merchandisesOf(lines));

/** The lines whose quoted part its seller has in stock, as many as are wanted, in one unit (D6-29). */
export async function linesInStock(lines: readonly StoredLine[]): Promise<ReadonlySet<string>> {
  const asked = lines.filter(
    ({ currentResponse: quote, open }) => open && quote && !quote.alternative,
  );
  const offers = await inUnits(await onSaleFor(asked));
  const has = ({ id, quantity, unit, currentResponse: quote }: StoredLine) => {
    const offer = offers.get(id);
    if (!offer || offer.condition !== quote?.condition) return false;
    // No stock is counted where it is null: its seller says that there is enough.
    return (
      offer.stock === null || offer.stock >= quantity * (unitsIn(unit, offer.unit) ?? Infinity)
    );
  };
  return new Set(asked.filter(has).map(({ id }) => id));
}
