import { packPrice } from "../../kernel/money/unit-price-with-vat.ts";
import type { EstimateLine } from "./contract.ts";
import { unitsIn } from "./order-units.ts";

type Listing = NonNullable<EstimateLine["listing"]>;
type Asked = Pick<EstimateLine, "unit" | "listing" | "requiredCondition">;

/** How many units of the own listing are one unit of the line; undefined where nothing says it. */
export const unitsOf = ({
  unit,
  listing,
}: Pick<EstimateLine, "unit" | "listing">): number | undefined =>
  listing && unitsIn(unit, listing.unit);

/**
 * The own listing that a first quote may start from: one in the condition that is wanted, in the unit
 * of the line. Without prices and stock where no size of the pack is known (D3-31).
 */
export function ownMerchandise(line: Asked): Listing | undefined {
  const { listing, requiredCondition } = line;
  if (!listing || (requiredCondition !== "ANY" && requiredCondition !== listing.condition))
    return undefined;
  const units = unitsOf(line);
  if (units === 1) return listing;
  if (units === undefined) return { ...listing, breaks: [], stock: null, orderMultiple: 1 };
  return inPacks(listing, units);
}

function inPacks(listing: Listing, units: number): Listing {
  // Of steps that begin with the same pack, the last has the price of its pieces.
  const steps = new Map(
    listing.breaks.map(({ minQty, unitPrice }) => [
      Math.ceil(minQty / units),
      packPrice(unitPrice, units),
    ]),
  );
  return {
    ...listing,
    breaks: [...steps].map(([minQty, unitPrice]) => ({ minQty, unitPrice })),
    stock: listing.stock === null ? null : Math.floor(listing.stock / units),
    orderMultiple: listing.orderMultiple / divisor(listing.orderMultiple, units),
  };
}

const divisor = (left: number, right: number): number =>
  right === 0 ? left : divisor(right, left % right);
