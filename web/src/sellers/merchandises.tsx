import { UnitPrice } from "@bupum/ui/display/money";
import { PartNumber } from "@bupum/ui/display/part-number";
import { Empty, Failed, Loading } from "@bupum/ui/display/states";
import { Button } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useLocale } from "use-intl";
import { useWords } from "../words.ts";
import { merchandisesOf } from "./queries.ts";
import styles from "./seller-page.module.css";

interface MerchandisesProps {
  userId: `usr_${string}`;
  count: number;
}

/** A seller's listings; each row links to its part. */
export function Merchandises({ userId, count }: MerchandisesProps) {
  const say = useWords("sellers");
  const trade = useWords("trade");
  const language = useLocale();
  const list = useInfiniteQuery(merchandisesOf(userId));
  if (list.isLoadingError) return <Failed error={list.error} again={() => void list.refetch()} />;
  if (!list.data) return <Loading lines={5} height={56} />;
  const rows = list.data.pages.flatMap(({ items }) => items);
  return (
    <section aria-labelledby="listings" className={styles["listings"]}>
      <h2 id="listings">{say("listings", { count })}</h2>
      {rows.length === 0 && <Empty title={say("noListings")} />}
      <ul>
        {rows.map((row) => (
          <li key={row.id}>
            <div>
              <span className={styles["beside"]}>{row.manufactorName[language]}</span>
              <PartNumber of={row.partNumber} />
              <Link to="/products/$productId" params={{ productId: row.productId }}>
                {row.productName[language]}
              </Link>
            </div>
            <span className={styles["beside"]}>
              {trade(`conditions.${row.condition}`)} ·{" "}
              {trade(row.stock === 0 ? "noStock" : "inStock")}
            </span>
            <UnitPrice
              of={row.breaks[0]!.unitPrice}
              currency={row.currency}
              vat="EXCLUDED"
              approx
            />
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <Button
          variant="default"
          loading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {say("more")}
        </Button>
      )}
    </section>
  );
}
