import type { BestOffer } from "@bupum/shared/catalogue/products/contract";
import { mostExactStock } from "@bupum/shared/selling/merchandises/rules";
import { RatesContext, UnitPrice } from "@bupum/ui/display/money";
import { type ReactNode, useContext } from "react";
import { useWords } from "../../words.ts";
import { leastAt, wonOf } from "./best.ts";
import type { Column } from "./column.ts";
import { SellerRow } from "./seller-row.tsx";
import styles from "./compare-table.module.css";

const priceCell = ({ unitPrice, currency }: BestOffer) => (
  <strong>
    <UnitPrice of={unitPrice} currency={currency} approx />
  </strong>
);

interface TermsRowsProps {
  columns: readonly Column[];
}

/** What each part costs and when it ships, by its best offer, and its sellers. */
export function TermsRows({ columns }: TermsRowsProps) {
  const say = useWords("compare");
  const trade = useWords("trade");
  const stock = useStockText();
  const rates = useContext(RatesContext);
  const best = columns.map(({ of }) => of?.bestOffer);
  const cheapest = leastAt(best.map((one) => one && wonOf(one, rates?.toKrw)));
  const soonest = leastAt(best.map((one) => one?.leadTimeDays));
  const each = (cell: (one: BestOffer, at: number) => ReactNode) =>
    best.map((one, at) => one && cell(one, at));
  const unitAt = (at: number) => columns[at]?.of?.unit ?? "";
  return (
    <tbody>
      <tr className={styles["group"]}>
        <th scope="rowgroup" colSpan={columns.length + 1}>
          <span>{say("sale")}</span>
        </th>
      </tr>
      <Row name={say("price")} cells={each(priceCell)} best={cheapest} bestText={say("lowest")} />
      <Row
        name={say("leadTime")}
        cells={each(({ leadTimeDays }) => trade("leadTime", { days: leadTimeDays }))}
        best={soonest}
        bestText={say("soonest")}
      />
      <Row name={say("stock")} cells={each(stock)} />
      <Row
        name={say("minimum")}
        cells={each(({ moq }, at) => trade("quantityOf", { count: moq, unit: unitAt(at) }))}
      />
      <Row
        name={say("condition")}
        cells={each(({ condition }) => trade(`conditions.${condition}`))}
      />
      <SellerRow columns={columns} />
    </tbody>
  );
}

function useStockText() {
  const trade = useWords("trade");
  const say = useWords("products");
  return ({ stock }: BestOffer) => {
    if (stock === null) return trade("stockUncounted");
    if (stock === 0) return trade("noStock");
    return say(stock > mostExactStock ? "search.stockFrom" : "search.stock", { count: stock });
  };
}

interface RowProps {
  name: string;
  /** Nothing for a part that nobody offers. */
  cells: readonly ReactNode[];
  /** Places of what is better than the others, which a word says. */
  best?: ReadonlySet<number>;
  bestText?: string;
}

const Row = ({ name, cells, best, bestText }: RowProps) => (
  <tr>
    <th scope="row">{name}</th>
    {cells.map((cell, at) => (
      // Columns have the order of the address.
      // oxlint-disable-next-line react/no-array-index-key
      <td key={at}>
        {cell ?? <span className={styles["unsaid"]}>–</span>}
        {best?.has(at) && <span className={styles["best"]}>{bestText}</span>}
      </td>
    ))}
  </tr>
);
