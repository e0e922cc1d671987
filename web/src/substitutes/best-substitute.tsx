import type { ProductRow } from "@bupum/shared/catalogue/products/contract";
import { bestSubstitute } from "@bupum/shared/catalogue/products/rules";
import { isOver, lifeOn } from "@bupum/shared/catalogue/products/lives";
import { seoulDay } from "@bupum/shared/kernel/time";
import { useNow } from "@bupum/ui/now";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useLocale } from "use-intl";
import { useWords } from "../words.ts";
import { GradeMark } from "./grade-mark.tsx";
import { substitutesOf } from "./queries.ts";
import styles from "./substitutes.module.css";

interface BestSubstituteProps {
  of: Pick<ProductRow, "id" | "life" | "offerCount">;
  /** Takes the substitute into the line instead. */
  onTake: (substitute: ProductRow) => void;
}

/**
 * The best substitute of a part that nobody offers or that is no longer made, with its grade and
 * what differs; one press takes it (D37-6). One that somebody offers comes first.
 */
export function BestSubstitute({ of, onTake }: BestSubstituteProps) {
  const say = useWords("substitutes");
  const language = useLocale();
  const today = seoulDay(useNow());
  const { id, life, offerCount } = of;
  const isWanted = offerCount === 0 || (life !== undefined && isOver(lifeOn(life, today)));
  const { data = [] } = useQuery({ ...substitutesOf(id), enabled: isWanted });
  // The successor is offered by the warning of its life (D35-5).
  const best = bestSubstitute(data.filter((one) => one.id !== life?.successorId));
  if (!isWanted || !best) return null;
  // Makers of bearings and chips share their numbers.
  const part = `${best.manufactorName[language]} ${best.partNumber}`;
  const named = best.differences
    .map(({ name, from, to }) => say("difference", { name: name[language], from, to }))
    .join(", ");
  return (
    <span role="note" className={styles["offer"]}>
      <Button
        variant="default"
        size="compact-sm"
        aria-label={say("take", { part })}
        onClick={() => onTake(best)}
      >
        {say("instead", { part })}
      </Button>{" "}
      {best.grade && <GradeMark of={best.grade} />} <small title={named}>{named}</small>
    </span>
  );
}
