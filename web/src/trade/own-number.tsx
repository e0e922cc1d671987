import { useWords } from "../words.ts";
import styles from "./own-number.module.css";

/** By which the buyer of a deal knows the part, for both of its sides (D31-5). */
export function OwnNumber({ of: { ownNumber } }: { of: { ownNumber?: string | undefined } }) {
  const trade = useWords("trade");
  if (ownNumber === undefined) return null;
  return <small className={styles["own"]}>{trade("ownNumber", { number: ownNumber })}</small>;
}
