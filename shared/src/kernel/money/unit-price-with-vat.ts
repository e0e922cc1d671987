import { toScaled, type UnitPrice } from "./amounts.ts";

const scale = 100_000n;

function unscaled(scaled: bigint): UnitPrice {
  const fraction = String(scaled % scale)
    .padStart(5, "0")
    .replace(/0+$/, "");
  return fraction ? `${scaled / scale}.${fraction}` : String(scaled / scale);
}

/** A unit price with its VAT of 10 %, to the last decimal that a unit price has. */
export const unitPriceWithVat = (price: UnitPrice): UnitPrice =>
  unscaled((toScaled(price) * 11n + 5n) / 10n);

/** The price of a pack of that many units, exact (D3-31). */
export const packPrice = (price: UnitPrice, units: number): UnitPrice =>
  unscaled(toScaled(price) * BigInt(units));
