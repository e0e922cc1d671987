import {
  aboutProduct,
  askedProduct,
} from "@bupum/shared/deal/product-estimate-orders/named-products";
import { PartNumber } from "@bupum/ui/display/part-number";
import { Checkbox } from "@mantine/core";
import { IconChevronRight } from "@tabler/icons-react";
import { useState } from "react";
import { LastPrice } from "../../price-memories/past-prices.tsx";
import { useWords } from "../../words.ts";
import { type Cell, rankedCells, type Row } from "../comparison.ts";
import { CellFigures } from "../grid/cell-figures.tsx";
import type { Shown } from "../shown.ts";
import type { Comparison } from "../use-comparison.ts";
import styles from "./phone.module.css";

interface LineCardProps {
  row: Row;
  /** From 1, as in the request. */
  number: number;
  of: Comparison;
  onShow: (what: Shown) => void;
}
/** The others open on click. */
const mostAtOnce = 2;

/** One requested line with its two cheapest quotes. */
export function LineCard({ row, number, of, onShow }: LineCardProps) {
  const say = useWords("productEstimates");
  const trade = useWords("trade");
  const [isWhole, setWhole] = useState(false);
  const { line } = row;
  const { requestLineId: id } = line;
  const asked = askedProduct(line);
  const cells = rankedCells(row);
  const shown = isWhole ? cells : cells.slice(0, mostAtOnce);
  return (
    <li className={styles["card"]}>
      <div className={styles["head"]}>
        <h2>
          <span className={styles["no"]}>{number}</span>
          {asked.number === undefined ? asked.title : <PartNumber of={asked.number} />}
        </h2>
        <strong>{trade("quantityOf", { count: line.quantity, unit: line.unit })}</strong>
      </div>
      <About line={line} onShow={() => onShow({ kind: "line", id })} />
      <LastPrice productId={line.productId} groupId={of.group.id} part={asked.title} />
      <ul className={styles["answers"]}>
        {shown.map((cell) => (
          <AnswerRow key={cell.item.id} cell={cell} of={of} onShow={onShow} />
        ))}
      </ul>
      {cells.length === 0 && <p className={styles["note"]}>{say("phone.none")}</p>}
      {cells.some(({ isSubstitute }) => isSubstitute) && (
        <Checkbox
          className={styles["consent"] ?? ""}
          checked={of.consents.has(id)}
          label={say("grid.consent")}
          aria-label={say("grid.consentTo", { name: asked.title })}
          onChange={({ currentTarget }) => of.consent([id], currentTarget.checked)}
        />
      )}
      {cells.length > mostAtOnce && (
        <button
          type="button"
          className={styles["others"]}
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? say("phone.fewer") : say("phone.others", { count: cells.length - mostAtOnce })}
        </button>
      )}
    </li>
  );
}

/** What was asked for beside its number; all of it opens on a press. */
function About({ line, onShow }: { line: Row["line"]; onShow: () => void }) {
  const say = useWords("productEstimates");
  const trade = useWords("trade");
  const asked = askedProduct(line);
  const about = [
    aboutProduct(asked),
    asked.ownNumber && trade("ownNumber", { number: asked.ownNumber }),
    line.droppedAt && say("grid.dropped"),
  ];
  return (
    <button type="button" className={styles["about"]} onClick={onShow}>
      {about.filter(Boolean).join(" · ") || say("panel.line")}
      <span className={styles["hidden"]}>{say("grid.lineMore", { name: asked.title })}</span>
      <IconChevronRight size={16} aria-hidden />
    </button>
  );
}

type AnswerRowProps = Pick<LineCardProps, "of" | "onShow"> & { cell: Cell };

function AnswerRow({ cell, of: { picks }, onShow }: AnswerRowProps) {
  const say = useWords("productEstimates");
  const { item, quote } = cell;
  const names = { seller: item.sellerName, part: item.partNumber ?? item.productName };
  const isPicked = picks.ids.has(item.id);
  return (
    <li data-picked={isPicked || undefined} data-best={cell.isBest || undefined}>
      {cell.isOrderable && cell.bid && (
        <Checkbox
          size="md"
          checked={isPicked}
          aria-label={say("grid.pick", names)}
          onChange={() => picks.toggle(item.id)}
        />
      )}
      <button
        type="button"
        className={styles["answer"]}
        onClick={() => onShow({ kind: "quote", id: item.id })}
      >
        <span className={styles["who"]}>
          {item.sellerName}
          <IconChevronRight size={16} aria-hidden />
        </span>
        {quote ? (
          <span className={styles["figures"]}>
            <CellFigures cell={cell} quote={quote} />
          </span>
        ) : (
          <span className={styles["note"]}>{say("proposed.short")}</span>
        )}
        <span className={styles["hidden"]}>{say("grid.details", names)}</span>
      </button>
    </li>
  );
}
