import { priceAt } from "@bupum/shared/kernel/money/amounts";
import type { Merchandise } from "@bupum/shared/selling/merchandises/contract";
import { UnitPrice } from "@bupum/ui/display/money";
import { Skeleton } from "@mantine/core";
import { useQueries } from "@tanstack/react-query";
import { merchandisesOf } from "../../trade/queries.ts";
import { useWords } from "../../words.ts";
import type { Column } from "./column.ts";
import styles from "./compare-table.module.css";

/** Sellers of each part that are named: the cheapest ones. */
const mostNamed = 3;

/** How many sell each part, and who sells it cheapest. */
export function SellerRow({ columns }: { columns: readonly Column[] }) {
  const say = useWords("compare");
  const trade = useWords("trade");
  const read = useQueries({
    queries: columns.map(({ id, of }) => ({
      // A merged part is asked for by the part that it went into.
      ...merchandisesOf(of?.id ?? id),
      enabled: of !== undefined,
    })),
  });
  return (
    <tr>
      <th scope="row">{say("sellers")}</th>
      {columns.map(({ id, of }, at) => {
        // The API lists the cheapest first.
        const cheapest = read[at]?.data?.items.slice(0, mostNamed) ?? [];
        return (
          <td key={id}>
            {of ? <SellerCount of={of.offerCount} /> : <span className={styles["unsaid"]}>–</span>}
            {read[at]?.isLoading && <Skeleton h={16} mt={6} />}
            <ul className={styles["sellers"]}>
              {cheapest.map(({ seller, merchandise }) => (
                <li key={merchandise.id}>
                  {seller.companyName}
                  <small>
                    <Price of={merchandise} /> ·{" "}
                    {trade("leadTime", { days: merchandise.leadTimeDays })}
                  </small>
                </li>
              ))}
            </ul>
          </td>
        );
      })}
    </tr>
  );
}

function SellerCount({ of }: { of: number }) {
  const say = useWords("compare");
  return of > 0 ? say("sellerCount", { count: of }) : say("noSellers");
}

/** The price of one piece at the least that is sold. */
function Price({ of: { breaks, moq, currency } }: { of: Merchandise }) {
  return <UnitPrice of={priceAt(breaks, moq) ?? breaks[0]?.unitPrice ?? "0"} currency={currency} />;
}
