import type { AsideReason } from "@bupum/shared/sheets/product-lists/aside";
import { Button } from "@mantine/core";
import { useState } from "react";
import { useWords } from "../../words.ts";
import { Turns, usePaged } from "../paged.tsx";
import styles from "./paste.module.css";

/** A row that is not taken over, or a line that was removed by hand. */
export interface Aside {
  key: string;
  rows: readonly number[];
  reason: AsideReason | "REMOVED";
  text: string;
  /** Takes it over after all; absent where there is no room for it. */
  onTake?: () => void;
}

interface AsideListProps {
  aside: readonly Aside[];
  /** Takes over all rows that are hidden in the sheet. */
  onTakeHidden: () => void;
}

/** All that is not taken over, each with its number and the reason; nothing else is left out. */
export function AsideList({ aside, onTakeHidden }: AsideListProps) {
  const say = useWords("estimateGroups");
  const [isOpen, setOpen] = useState(false);
  const { part, from, turns } = usePaged(aside);
  if (aside.length === 0) return null;
  const hidden = aside.filter(({ reason }) => reason === "HIDDEN").length;
  return (
    <details
      className={styles["aside"]}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{say("request.aside", { count: aside.length })}</summary>
      {isOpen && (
        <>
          {hidden > 1 && (
            <Button variant="default" mih={44} onClick={onTakeHidden}>
              {say("request.takeHidden", { count: hidden })}
            </Button>
          )}
          <ul>
            {part.map((one) => (
              <li key={one.key}>
                <AsideItem of={one} />
              </li>
            ))}
          </ul>
          <Turns {...turns} from={from} shown={part.length} />
        </>
      )}
    </details>
  );
}

function AsideItem({ of: { rows, reason, text, onTake } }: { of: Aside }) {
  const say = useWords("estimateGroups");
  const row = say("request.originalRow", { rows: rows.join(", ") });
  return (
    <>
      <div>
        <strong>{row}</strong> {say(`request.asides.${reason}`)}
        <span>{text}</span>
      </div>
      {onTake && (
        <Button
          variant="default"
          size="compact-sm"
          aria-label={say("request.takeRow", { row })}
          onClick={onTake}
        >
          {say("request.take")}
        </Button>
      )}
    </>
  );
}
