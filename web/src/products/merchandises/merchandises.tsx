import { RatesContext } from "@bupum/ui/display/money";
import { Failed, Loading } from "@bupum/ui/display/states";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useContext, useDeferredValue, useMemo, useState } from "react";
import { merchandisesOf } from "../../trade/queries.ts";
import { useWords } from "../../words.ts";
import type { ChosenMerchandises } from "./choice.ts";
import { MerchandiseTable } from "./merchandise-table.tsx";
import {
  type SellerMerchandise,
  merchandisesAt,
  type Sort,
  sorted,
  sorts,
} from "./merchandises-at.ts";
import styles from "./merchandises.module.css";
import { SortField } from "./sort-field.tsx";

/** Rows that are shown before the reader opens the rest. */
const shownAtFirst = 10;

/** Offers of all sellers at the reader's quantity, with checkboxes to select sellers. */
export function Merchandises({ part, wanted, onWanted }: ChosenMerchandises) {
  const say = useWords("products");
  const list = useQuery(merchandisesOf(part.id));
  const [sort, setSort] = useState<Sort>("price");
  // Rendered in slices, so that a slow phone reacts to taps in between.
  const data = useDeferredValue(list.data);
  const offers = data?.items ?? [];
  const sellerCount = new Set(offers.map(({ seller }) => seller.id)).size;
  // The first lines of the page say that nobody offers the part, and what to do then.
  if (data && offers.length === 0) return null;
  return (
    <section aria-labelledby="offers" className={styles["offers"]}>
      <div className={styles["head"]}>
        <h2 id="offers">
          {say("product.offers")}
          {offers.length > 0 && <small>{say("product.offersCount", { count: sellerCount })}</small>}
        </h2>
        {offers.length > 1 && (
          <SortField
            value={sort}
            choices={sorts.map((value) => ({ value, label: say(`product.sorts.${value}`) }))}
            onChange={setSort}
          />
        )}
      </div>
      {list.error ? (
        <Failed error={list.error} again={() => void list.refetch()} />
      ) : !data ? (
        <Loading lines={Math.min(part.offerCount, shownAtFirst)} height={40} />
      ) : (
        <OfferList offers={offers} sort={sort} part={part} wanted={wanted} onWanted={onWanted} />
      )}
    </section>
  );
}

interface MerchandiseListProps extends ChosenMerchandises {
  offers: readonly SellerMerchandise[];
  sort: Sort;
}

function OfferList({ offers, sort, part, wanted, onWanted }: MerchandiseListProps) {
  const say = useWords("products");
  const rates = useContext(RatesContext);
  const [all, setAll] = useState(false);
  const { quantity } = wanted;
  const rows = useMemo(
    () => sorted(merchandisesAt(offers, quantity, rates?.toKrw), sort, quantity),
    [offers, quantity, rates, sort],
  );
  const shown = all ? rows : rows.slice(0, shownAtFirst);
  return (
    <>
      <MerchandiseTable
        of={shown}
        sellerIds={[...new Set(offers.map(({ seller }) => seller.id))]}
        unit={part.unit}
        wanted={wanted}
        onWanted={onWanted}
      />
      {shown.length < rows.length && (
        <Button variant="default" mih={44} onClick={() => setAll(true)}>
          {say("product.more", { count: rows.length - shown.length })}
        </Button>
      )}
    </>
  );
}
