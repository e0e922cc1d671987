import type { Line } from "@bupum/shared/deal/product-estimates/contract";
import type { Draft } from "@bupum/ui/form/draft";
import { IconChevronDown } from "@tabler/icons-react";
import { useState } from "react";
import { useWords } from "../../../words.ts";
import type { QuoteForm } from "./quote-form.ts";
import styles from "./quote-page.module.css";

/** On a phone, lines of a request with this many of them are rows that open with a press (U1-10). */
export const foldsFrom = 4;

/** Whether a line is folded; one with a refused field opens, so that the field gets the focus. */
export function useFold({ form }: Draft<QuoteForm>, index: number, folds: boolean) {
  const [isOpen, setOpen] = useState(false);
  const hasIssue = Object.keys(form.errors).some((path) => path.startsWith(`items.${index}.`));
  if (hasIssue && !isOpen) setOpen(true);
  return { isFolded: folds && !isOpen, toggle: () => setOpen(!isOpen) };
}

interface FoldButtonProps {
  line: Line;
  isFolded: boolean;
  onPress: () => void;
}

/** Opens and folds a line on a phone; a press anywhere on a folded row is one on this button. */
export function FoldButton({ line, isFolded, onPress }: FoldButtonProps) {
  const say = useWords("sellerEstimates");
  return (
    <button
      type="button"
      className={styles["fold"]}
      aria-expanded={!isFolded}
      aria-label={say("row.details", { part: line.partNumber ?? line.productName })}
      onClick={onPress}
    >
      <IconChevronDown size={20} aria-hidden />
    </button>
  );
}
