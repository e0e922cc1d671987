import type { OwnNumber } from "@bupum/shared/accounts/own-numbers/contract";
import { Link } from "@tanstack/react-router";
import { useLocale } from "use-intl";
import { useWords } from "../words.ts";
import styles from "./own-numbers.module.css";
import { RemoveNumber } from "./remove-number.tsx";

/** The parts that a number means, each to be taken back; and whether a part of it is gone. */
export function MeantProducts({ of: { number, parts, isStale } }: { of: OwnNumber }) {
  const say = useWords("ownNumbers");
  const language = useLocale();
  return (
    <ul className={styles["parts"]}>
      {parts.map((part) => (
        <li key={part.id}>
          <Link to="/products/$productId" params={{ productId: part.id }}>
            {part.manufactorName[language]} {part.partNumber}
          </Link>
          <RemoveNumber
            number={number}
            productId={part.id}
            part={part.partNumber}
            name={`${number} ${part.partNumber}`}
            color="red"
          />
        </li>
      ))}
      {isStale && (
        <li>
          <span className={styles["hint"]}>{say("stale")}</span>
          {parts.length === 0 && (
            <RemoveNumber
              number={number}
              part={say("stale")}
              name={`${number} ${say("stale")}`}
              color="red"
            />
          )}
        </li>
      )}
      {parts.length > 1 && <li className={styles["warn"]}>{say("twice")}</li>}
    </ul>
  );
}
