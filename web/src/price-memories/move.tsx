import { moveText, type PieceOf, priceMove } from "@bupum/shared/deal/price-memories/rules";
import type { PastPrice } from "@bupum/shared/deal/price-memories/contract";
import { RatesContext } from "@bupum/ui/display/money";
import { useContext } from "react";
import { useWords } from "../words.ts";
import styles from "./price-memories.module.css";

interface MoveProps {
  today: PieceOf;
  past: PastPrice;
}

/** Today's price against a past one (D32-4); nothing where a rate is unknown. */
export function Move({ today, past }: MoveProps) {
  const say = useWords("priceMemories");
  const rates = useContext(RatesContext);
  const move = priceMove(today, past, rates?.toKrw ?? {});
  if (!move) return null;
  const said = move.sign === 0 ? say("same") : moveText(move);
  const words = past.orderId ? "lastMove" : "quotedMove";
  return (
    <span
      className={styles["move"]}
      data-sign={move.sign}
      title={say(words, { move: moveText(move) })}
    >
      {said}
    </span>
  );
}
