import { toScaled, type UnitPrice } from "./amounts.ts";

const scale = 100_000n;

/** A unit price with its VAT of 10 %, to the last decimal that a unit price has. */
export function unitPriceWithVat(price: UnitPrice): UnitPrice {
  const scaled = (toScaled(price) * 11n + 5n) / 10n;
  const fraction = String(scaled % scale)
    .padStart(5, "0")
    .replace(/0+$/, "");
  return fraction ? `${scaled / scale}.${fraction}` : String(scaled / scale);
}
