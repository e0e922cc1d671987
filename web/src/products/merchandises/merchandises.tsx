import type { Product } from "@bupum/shared/catalogue/products/contract";
import { RatesContext } from "@bupum/ui/display/money";
import { Empty, Failed, Loading } from "@bupum/ui/display/states";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { type CSSProperties, useContext, useDeferredValue, useMemo, useState } from "react";
import { merchandisesOf } from "../../trade/queries.ts";
import { useWords } from "../../words.ts";
import { AskBox } from "./ask-box.tsx";
import { MerchandiseRow } from "./merchandise-row.tsx";
import {
  type SellerMerchandise,
  merchandisesAt,
  type Sort,
  sorted,
  sorts,
} from "./merchandises-at.ts";
import styles from "./merchandises.module.css";
import { QuantityField, SortField } from "./quantity-field.tsx";

/** Rows that are shown before the reader opens the rest. */
const shownAtFirst = 10;

/** The reader's quantity and selected sellers. */
export interface MerchandiseChoice {
  quantity: number;
  /** Ids of the selected sellers. */
  asked: ReadonlySet<string>;
}

interface MerchandisesProps {
  part: Product;
  wanted: MerchandiseChoice;
  onWanted: (wanted: MerchandiseChoice) => void;
}

/** Offers of all sellers at the reader's quantity, with checkboxes to select sellers. */
export function Merchandises({ part, wanted, onWanted }: MerchandisesProps) {
  const say = useWords("products");
  const list = useQuery(merchandisesOf(part.id));
  const [sort, setSort] = useState<Sort>("price");
  // Rendered in slices, so that a slow phone reacts to taps in between.
  const data = useDeferredValue(list.data);
  const offers = data?.items ?? [];
  const sellerCount = new Set(offers.map(({ seller }) => seller.id)).size;
  return (
    <section aria-labelledby="offers" className={styles["offers"]}>
      <div className={styles["head"]}>
        <h2 id="offers">
          {say("product.offers")}
          {offers.length > 0 && <small>{say("product.offersCount", { count: sellerCount })}</small>}
        </h2>
        {offers.length > 0 && (
          <div className={styles["choices"]}>
            <QuantityField
              value={wanted.quantity}
              unit={part.unit}
              onChange={(quantity) => onWanted({ ...wanted, quantity })}
            />
            <SortField
              value={sort}
              choices={sorts.map((value) => ({ value, label: say(`product.sorts.${value}`) }))}
              onChange={setSort}
            />
          </div>
        )}
      </div>
      {list.error ? (
        <Failed error={list.error} again={() => void list.refetch()} />
      ) : !data ? (
        <div
          className={styles["waiting"]}
          // React's types do not include custom properties.
          style={{ "--rows": Math.min(part.offerCount, shownAtFirst) } as CSSProperties}
        >
          <Loading lines={4} height={72} />
        </div>
      ) : offers.length === 0 ? (
        <Empty title={say("product.noOffers")}>{say("product.noOffersHint")}</Empty>
      ) : (
        <OfferList
          offers={offers}
          sort={sort}
          unit={part.unit}
          wanted={wanted}
          onWanted={onWanted}
        />
      )}
    </section>
  );
}

interface MerchandiseListProps extends Omit<MerchandisesProps, "part"> {
  offers: readonly SellerMerchandise[];
  sort: Sort;
  unit: string;
}

function OfferList({ offers, sort, unit, wanted, onWanted }: MerchandiseListProps) {
  const say = useWords("products");
  const rates = useContext(RatesContext);
  const [all, setAll] = useState(false);
  const [now] = useState(Date.now);
  const { quantity, asked } = wanted;
  const rows = useMemo(
    () => sorted(merchandisesAt(offers, quantity, rates?.toKrw), sort, quantity),
    [offers, quantity, rates, sort],
  );
  const shown = all ? rows : rows.slice(0, shownAtFirst);
  const sellerIds = [...new Set(offers.map(({ seller }) => seller.id))];
  const isAll = asked.size === sellerIds.length;
  const ask = (ids: Iterable<string>) => onWanted({ ...wanted, asked: new Set(ids) });
  const toggle = (sellerId: string) => {
    const next = new Set(asked);
    if (!next.delete(sellerId)) next.add(sellerId);
    ask(next);
  };
  return (
    <>
      <AskBox
        checked={isAll}
        mixed={asked.size > 0 && !isAll}
        onChange={() => ask(isAll ? [] : sellerIds)}
      >
        {say("product.askAll")}
      </AskBox>
      <ul className={styles["list"]}>
        {shown.map((at) => (
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
      </ul>
      {shown.length < rows.length && (
        <Button variant="default" mih={44} onClick={() => setAll(true)}>
          {say("product.more", { count: rows.length - shown.length })}
        </Button>
      )}
    </>
  );
}
