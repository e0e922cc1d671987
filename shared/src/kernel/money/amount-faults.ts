import { faultAt, type Problem } from "../problem.ts";
import { type Currency, currencySymbols, minorDigits, toMajor } from "./amounts.ts";

/** The fault of an amount that is above this one, in minor units, which its sentence names as money. */
export function aboveAmount(path: string, maximum: number, currency: Currency): Problem {
  if (currency === "KRW") return faultAt(path, "WON_ABOVE", { maximum });
  const digits = minorDigits[currency];
  const figure = toMajor(maximum, currency).toLocaleString("en", { minimumFractionDigits: digits });
  return faultAt(path, "too_big", { maximum: `${currencySymbols[currency]}${figure}` });
}
