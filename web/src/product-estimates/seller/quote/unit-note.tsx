import type { EstimateLine } from "@bupum/shared/deal/product-estimates/contract";
import { unitsOf } from "@bupum/shared/deal/product-estimates/own-merchandise";
import { useWords } from "../../../words.ts";
import styles from "./quote-page.module.css";

/** Where a line is asked for in another unit than the own listing's: what its price is for (D3-31). */
export function UnitNote({ line }: { line: EstimateLine }) {
  const say = useWords("sellerEstimates");
  const { listing, unit, currentResponse } = line;
  const units = unitsOf(line);
  if (!listing || currentResponse || units === 1) return null;
  if (units === undefined)
    return <p className={styles["memo"]}>{say("unit.unknown", { unit, own: listing.unit })}</p>;
  return <small>{say("unit.counted", { unit, units, own: listing.unit })}</small>;
}
