import type { LineId } from "@bupum/shared/kernel/ids";
import { IconChevronRight } from "@tabler/icons-react";
import { type ReactNode, useId } from "react";
import { useWords } from "../../words.ts";
import type { Cell } from "../comparison.ts";
import { CellFigures } from "./cell-figures.tsx";
import type { Stop } from "./grid-keys.ts";
import styles from "./grid.module.css";

interface PriceCellProps {
  /** Absent where the seller was not asked for the line. */
  cell: Cell | undefined;
  /** Of the second line of a requested one. */
  isOfSubstitutes: boolean;
  isPicked: boolean;
  stop: Stop;
  onPick: (id: LineId) => void;
  onShow: (id: LineId) => void;
}

/** One seller's quote for one line: a click or the space bar chooses it, Enter opens it. */
export function PriceCell(props: PriceCellProps) {
  const { cell, isOfSubstitutes, stop, onShow } = props;
  const say = useWords("productEstimates");
  if (!cell) return <Blank stop={stop}>{isOfSubstitutes ? "" : say("grid.notAsked")}</Blank>;
  if (cell.isSubstitute !== isOfSubstitutes)
    return <Blank stop={stop}>{isOfSubstitutes ? "" : say("grid.below")}</Blank>;
  if (cell.isOrderable && cell.bid) return <Choice {...props} cell={cell} />;
  return (
    <td data-state={cell.state}>
      <button
        {...stop}
        type="button"
        className={styles["brief"]}
        onClick={() => onShow(cell.item.id)}
      >
        <span className={styles["hidden"]}>{cell.item.sellerName}: </span>
        {cell.quote ? (
          <span className={styles["figures"]}>
            <CellFigures cell={cell} quote={cell.quote} />
          </span>
        ) : (
          <Answer of={cell} />
        )}
      </button>
    </td>
  );
}

function Blank({ stop, children }: { stop: Stop; children: ReactNode }) {
  return (
    <td className={styles["blank"]} {...stop}>
      {children}
    </td>
  );
}

/** A refusal, or no reply yet. */
function Answer({ of: { item } }: { of: Cell }) {
  const say = useWords("productEstimates");
  const trade = useWords("trade");
  if (item.replyType === "REJECTED")
    return [say("grid.refused"), item.rejectReason && trade(`rejectReasons.${item.rejectReason}`)]
      .filter(Boolean)
      .join(" · ");
  if (item.proposedProduct && item.open) return <mark>{say("proposed.short")}</mark>;
  return say(item.open ? "grid.pending" : "grid.unanswered");
}

type ChoiceProps = Omit<PriceCellProps, "cell"> & { cell: Cell };

function Choice({ cell, isPicked, stop, onPick, onShow }: ChoiceProps) {
  const say = useWords("productEstimates");
  const figures = useId();
  const { item, quote } = cell;
  const names = { seller: item.sellerName, part: item.partNumber ?? item.productName };
  if (!quote) return null;
  return (
    <td data-picked={isPicked || undefined} data-best={cell.isBest || undefined}>
      <div className={styles["choice"]}>
        <input
          {...stop}
          type="checkbox"
          className={styles["pick"]}
          checked={isPicked}
          aria-label={say("grid.pick", names)}
          aria-describedby={figures}
          onChange={() => onPick(item.id)}
          onKeyDown={(event) => {
            if (event.key === "Enter") onShow(item.id);
          }}
        />
        <span className={styles["box"]} aria-hidden />
        <span id={figures} className={styles["figures"]}>
          <CellFigures cell={cell} quote={quote} />
        </span>
        <button
          type="button"
          className={styles["more"]}
          // Enter on the cell does the same.
          tabIndex={-1}
          aria-label={say("grid.details", names)}
          onClick={() => onShow(item.id)}
        >
          <IconChevronRight size={16} aria-hidden />
        </button>
      </div>
    </td>
  );
}
