import { useWonText } from "@bupum/ui/display/money";
import { useWords } from "../words.ts";
import styles from "./orders.module.css";

interface TermsNoteProps {
  /** What is lacking of the seller's least value of an order. */
  lacks: { minimumWon: number; won: number } | undefined;
  /** How much more makes the delivery free. */
  toFreeWon: number | undefined;
}

/** What a seller's order lacks of the seller's terms, all without VAT (D36-4, D36-5). */
export function TermsNote({ lacks, toFreeWon }: TermsNoteProps) {
  const say = useWords("productEstimateOrders");
  const won = useWonText();
  return (
    <>
      {lacks && (
        <b className={styles["lacking"]}>
          {say("saleTerms.lacks", { minimum: won(lacks.minimumWon), more: won(lacks.won) })}
        </b>
      )}
      {lacks && toFreeWon !== undefined && " · "}
      {toFreeWon !== undefined && <span>{say("saleTerms.toFree", { more: won(toFreeWon) })}</span>}
    </>
  );
}
