import { Money, RatesContext, UnitPrice } from "@bupum/ui/display/money";
import { Loading } from "@bupum/ui/display/states";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useContext } from "react";
import { AskGuard } from "../../trade/may-ask.ts";
import { merchandisesOf } from "../../trade/queries.ts";
import { useWords } from "../../words.ts";
import { AskActions } from "./ask.tsx";
import styles from "./best-merchandise.module.css";
import { bestAt, type MerchandiseAt, merchandisesAt } from "./merchandises-at.ts";
import type { ChosenMerchandises } from "./choice.ts";
import { QuantityField } from "./quantity-field.tsx";

/** The reader's quantity, the best offer at it (D21-7), and the main actions. */
export function BestMerchandise({ part, wanted, onWanted }: ChosenMerchandises) {
  const say = useWords("products");
  const { data, error } = useQuery(merchandisesOf(part.id));
  const rates = useContext(RatesContext);
  const { quantity } = wanted;
  const best = data && bestAt(merchandisesAt(data.items, quantity, rates?.toKrw), quantity);
  return (
    <section className={styles["box"]} aria-label={say("product.lowest")}>
      <QuantityField
        value={quantity}
        unit={part.unit}
        onChange={(taken) => onWanted({ ...wanted, quantity: taken })}
      />
      <div className={styles["best"]}>
        {best ? (
          <Best at={best} wanted={quantity} unit={part.unit} />
        ) : data ? (
          <Nobody />
        ) : (
          // The list below says what failed.
          !error && <Loading lines={3} height={20} />
        )}
      </div>
      <AskGuard>
        <div className={styles["actions"]}>
          <AskActions part={part} wanted={wanted}>
            {say("product.request")}
          </AskActions>
        </div>
      </AskGuard>
    </section>
  );
}

interface BestProps {
  at: MerchandiseAt;
  wanted: number;
  unit: string;
}

function Best({ at, wanted, unit }: BestProps) {
  const say = useWords("products");
  const trade = useWords("trade");
  const { seller, merchandise, quantity, unitPrice, amount, isShort } = at;
  const { currency, stock, leadTimeDays, moq, orderMultiple } = merchandise;
  return (
    <>
      <p className={styles["price"]}>
        <small>{say(isShort ? "product.lowest" : "product.lowestInStock")}</small>
        <UnitPrice of={unitPrice} currency={currency} vat="EXCLUDED" approx={quantity === 1} />
      </p>
      {quantity > 1 && amount !== undefined && (
        <p className={styles["total"]}>
          {say("product.total", { count: quantity, unit })}{" "}
          <Money of={{ amount, currency }} approx />
        </p>
      )}
      {quantity !== wanted && (
        <p className={styles["warn"]}>
          {wanted < moq
            ? say("product.belowMinimum", { count: moq, unit })
            : say("product.multipleOnly", { count: orderMultiple, unit })}
        </p>
      )}
      <p>
        {stock === null
          ? trade("stockUncounted")
          : stock === 0
            ? trade("noStock")
            : `${say("product.stock")} ${trade("quantityOf", { count: stock, unit })}`}
        {" · "}
        {trade("leadTime", { days: leadTimeDays })}
      </p>
      <p className={styles["seller"]}>
        <a href="#offers">{seller.companyName}</a>
        <small>{trade(`conditions.${merchandise.condition}`)}</small>
      </p>
    </>
  );
}

/** What to do about a part that no seller offers: the request names it, a post asks everybody. */
function Nobody() {
  const say = useWords("products");
  return (
    <>
      <strong>{say("product.noOffers")}</strong>
      <AskGuard>
        <p>{say("product.noOffersHint")}</p>
      </AskGuard>
      <p>
        <Link to="/boards/new">{say("product.writePost")}</Link>
      </p>
    </>
  );
}
