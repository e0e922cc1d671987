import { mostPieces } from "@bupum/shared/kernel/money/quantities";
import { useNow } from "@bupum/ui/now";
import { toInstant } from "@bupum/shared/kernel/time";
import type { Merchandise } from "@bupum/shared/selling/merchandises/contract";
import { withMoq, withPrice } from "@bupum/shared/selling/merchandises/edits";
import { stockAge } from "@bupum/shared/selling/merchandises/rules";
import { priceText, UnitPrice } from "@bupum/ui/display/money";
import { useLocale } from "use-intl";
import { useWords } from "../../words.ts";
import type { Acts } from "../acts.ts";
import { EditCell } from "./edit-cell.tsx";
import { StockStepper } from "./stock-stepper.tsx";
import styles from "../list.module.css";

export interface CellProps {
  row: Merchandise;
  acts: Acts;
}

const isPrice = (text: string) => /^(?!0+(\.0+)?$)\d{1,9}(\.\d{1,5})?$/.test(text);
/** A whole number from `least` to `most`, or undefined. */
function whole(text: string, least: number, most: number): number | undefined {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : NaN;
  return value >= least && value <= most ? value : undefined;
}

/** The first price; with several steps, a button for all of them. */
export function PriceCell({ row, acts, onEdit }: CellProps & { onEdit: () => void }) {
  const say = useWords("merchandises");
  const language = useLocale();
  const { breaks, currency, partNumber } = row;
  const price = breaks[0]?.unitPrice ?? "";
  const text = (of: string) => priceText(of, currency, language);
  const save = (typed: string) => {
    if (!isPrice(typed)) return say("list.priceWrong");
    const next = withPrice(breaks, typed);
    if (!next) return say("list.stepsWrong");
    const words = { part: partNumber, before: text(price), after: text(typed) };
    acts.change(row, { breaks: next }, say("undo.price", words));
    return undefined;
  };
  return (
    <span className={styles["stock"]}>
      <EditCell
        label={say("list.priceOf", { part: partNumber })}
        value={price}
        onSave={save}
        width={120}
      >
        <UnitPrice of={price} currency={currency} vat="EXCLUDED" />
      </EditCell>
      {breaks.length > 1 && (
        <button type="button" className={styles["more"]} onClick={onEdit}>
          {say("list.steps", { count: breaks.length })}
        </button>
      )}
    </span>
  );
}

/** The stock, the age of the count, and a button that confirms it. */
export function StockCell({ row, acts }: CellProps) {
  const say = useWords("merchandises");
  const { stock, partNumber } = row;
  const words = (before: number | null, after: number) =>
    say("undo.stock", {
      part: partNumber,
      before: before === null ? say("list.uncounted") : String(before),
      after,
    });
  const set = (next: number) => acts.change(row, { stock: next }, words(stock, next));
  return (
    <span className={styles["stock"]}>
      <EditCell
        label={say("list.stockOf", { part: partNumber })}
        value={stock === null ? "" : String(stock)}
        onSave={(typed) => {
          const next = whole(typed, 0, mostPieces);
          if (next === undefined) return say("list.stockWrong");
          set(next);
          return undefined;
        }}
      >
        {stock === null ? (
          <span className={styles["dim"]}>{say("list.uncounted")}</span>
        ) : (
          <span data-none={stock === 0 || undefined} className={styles["count"]}>
            {say("list.pieces", { count: stock })}
          </span>
        )}
      </EditCell>
      {stock !== null && <StockStepper stock={stock} part={partNumber} onSet={set} />}
      <StockAgeMark row={row} acts={acts} />
    </span>
  );
}

function StockAgeMark({ row, acts }: CellProps) {
  const say = useWords("merchandises");
  const now = useNow();
  const { days, age } = stockAge(row, now);
  if (age === "FRESH") return null;
  return (
    <button
      type="button"
      className={styles["age"]}
      data-age={age}
      onClick={() =>
        acts.change(
          row,
          { stock: row.stock, stockCheckedAt: toInstant(new Date()) },
          say("undo.confirmed", { part: row.partNumber }),
        )
      }
    >
      {say(age === "STALE" ? "list.stale" : "list.old", { days })}
      <u>{say("list.confirm")}</u>
    </button>
  );
}

/** Business days until shipment. */
export function LeadCell({ row, acts }: CellProps) {
  const say = useWords("merchandises");
  const trade = useWords("trade");
  const { leadTimeDays, partNumber } = row;
  return (
    <EditCell
      label={say("list.leadOf", { part: partNumber })}
      value={String(leadTimeDays)}
      width={80}
      onSave={(typed) => {
        const next = whole(typed, 0, 365);
        if (next === undefined) return say("list.leadWrong");
        const days = { before: leadTimeDays, after: next };
        acts.change(row, { leadTimeDays: next }, say("undo.lead", { part: partNumber, ...days }));
        return undefined;
      }}
    >
      <span className={styles["whole"]}>{trade("leadTime", { days: leadTimeDays })}</span>
    </EditCell>
  );
}

/** The minimum order quantity: the start of the first price step. */
export function MoqCell({ row, acts }: CellProps) {
  const say = useWords("merchandises");
  const { moq, breaks, orderMultiple, partNumber } = row;
  return (
    <EditCell
      label={say("list.moqOf", { part: partNumber })}
      value={String(moq)}
      width={80}
      onSave={(typed) => {
        const next = whole(typed, 1, mostPieces);
        const steps = next === undefined ? undefined : withMoq(breaks, next, orderMultiple);
        if (next === undefined || !steps) return say("list.moqWrong", { multiple: orderMultiple });
        const change = { before: moq, after: next };
        acts.change(row, { breaks: steps }, say("undo.moq", { part: partNumber, ...change }));
        return undefined;
      }}
    >
      {say("list.pieces", { count: moq })}
    </EditCell>
  );
}
