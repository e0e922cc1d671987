import { useState } from "react";
import { AskGuard } from "../../trade/may-ask.ts";
import { useWords } from "../../words.ts";
import { AskBox } from "./ask-box.tsx";
import type { ChosenMerchandises } from "./choice.ts";
import { MerchandiseRow } from "./merchandise-row.tsx";
import type { MerchandiseAt } from "./merchandises-at.ts";
import styles from "./merchandises.module.css";

interface MerchandiseTableProps extends Omit<ChosenMerchandises, "part"> {
  of: readonly MerchandiseAt[];
  /** All sellers of the part, also of rows that are not shown yet. */
  sellerIds: readonly string[];
  unit: string;
}

/** Offers as a table on desks, one line each (D21-8); as cards on phones. */
export function MerchandiseTable(props: MerchandiseTableProps) {
  const { of, sellerIds, unit, wanted, onWanted } = props;
  const say = useWords("products");
  const [now] = useState(Date.now);
  const { quantity, asked } = wanted;
  const isAll = asked.size === sellerIds.length;
  const ask = (ids: Iterable<string>) => onWanted({ ...wanted, asked: new Set(ids) });
  const toggle = (sellerId: string) => {
    const next = new Set(asked);
    if (!next.delete(sellerId)) next.add(sellerId);
    ask(next);
  };
  return (
    <table className={styles["table"]} aria-labelledby="offers">
      <thead>
        <tr>
          <AskGuard>
            <th scope="col" className={styles["pick"]} aria-label={say("product.askAll")}>
              <AskBox
                checked={isAll}
                mixed={asked.size > 0 && !isAll}
                onChange={() => ask(isAll ? [] : sellerIds)}
                name={say("product.askAll")}
              >
                <span className={styles["all"]}>{say("product.askAll")}</span>
              </AskBox>
            </th>
          </AskGuard>
          <th scope="col">{say("product.seller")}</th>
          <th scope="col">{say("product.stock")}</th>
          <th scope="col">{say("product.lead")}</th>
          <th scope="col">{say("product.order")}</th>
          <th scope="col" data-figures>
            {say("product.unitPrice")} <small>{say("product.withoutVat")}</small>
          </th>
          <th scope="col" data-figures>
            {say("product.total", { count: quantity, unit })}
          </th>
          <th scope="col">{say("product.shipping")}</th>
          <th scope="col" aria-label={say("product.details")} />
        </tr>
      </thead>
      <tbody>
        {of.map((at) => (
          <MerchandiseRow
            key={at.merchandise.id}
            at={at}
            wanted={quantity}
            unit={unit}
            now={now}
            asked={asked.has(at.seller.id)}
            onAsk={() => toggle(at.seller.id)}
            onQuantity={(taken) => onWanted({ ...wanted, quantity: taken })}
          />
        ))}
      </tbody>
    </table>
  );
}
