import type { ProductRow } from "@bupum/shared/catalogue/products/contract";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { GradeMark } from "../substitutes/grade-mark.tsx";
import { product } from "../trade/queries.ts";
import { useWords } from "../words.ts";
import { LifeMark } from "./life-mark.tsx";

interface LifeWarningProps {
  of: Pick<ProductRow, "id" | "life">;
  /** Takes the successor into the line instead. */
  onTake: (successor: ProductRow) => void;
}

/**
 * Warns of a part's life in a list, with one press that takes the successor instead (D35-5), and
 * how far that one holds (D37-4).
 */
export function LifeWarning({ of: { id, life }, onTake }: LifeWarningProps) {
  const say = useWords("productLives");
  const { data: successor } = useQuery({
    ...product(life?.successorId ?? ""),
    enabled: life?.successorId !== undefined,
  });
  if (!life) return null;
  const grade = successor?.alternates.find((one) => one.id === id)?.grade;
  return (
    <span role="note">
      <LifeMark of={life} />{" "}
      {successor && (
        <Button
          variant="default"
          size="compact-sm"
          aria-label={say("take", { part: successor.partNumber })}
          onClick={() => onTake(successor)}
        >
          {say("instead", { part: successor.partNumber })}
        </Button>
      )}{" "}
      {grade && <GradeMark of={grade} />}
    </span>
  );
}
