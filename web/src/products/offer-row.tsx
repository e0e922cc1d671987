import { lineAmount, priceAt } from "@bupum/shared/kernel/amounts";
import type { Merchandise } from "@bupum/shared/merchandises/contract";
import type { SellerCard } from "@bupum/shared/seller-infos/contract";
import { Money, UnitPrice } from "@bupum/ui/money";
import { Checkbox } from "@mantine/core";
import { useFormatter } from "use-intl";
import { useWords } from "../words.ts";
import styles from "./offers.module.css";

interface OfferRowProps {
  seller: SellerCard;
  offer: Merchandise;
  quantity: number;
  unit: string;
  asked: boolean;
  onAsk: () => void;
}

/** One listing at the reader's quantity. */
export function OfferRow({ seller, offer, quantity, unit, asked, onAsk }: OfferRowProps) {
  const say = useWords("products");
  const trade = useWords("trade");
  const format = useFormatter();
  const day = (on: string) => format.dateTime(new Date(on), { month: "short", day: "numeric" });
  const { closure } = seller;
  return (
    <li className={styles["row"]} data-asked={asked || undefined}>
      <div className={styles["seller"]}>
        <Checkbox
          size="md"
          checked={asked}
          onChange={onAsk}
          aria-label={say("product.ask", { name: seller.companyName })}
          label={<strong>{seller.companyName}</strong>}
        />
        <p className={styles["small"]}>
          {trade(`conditions.${offer.condition}`)} · {trade(`regions.${offer.warehouseRegion}`)}
          {closure && (
            <> · {say("product.closed", { from: day(closure.from), to: day(closure.to) })}</>
          )}
        </p>
        {offer.memo && <p className={styles["memo"]}>{offer.memo}</p>}
      </div>
      <Price offer={offer} quantity={quantity} unit={unit} />
      <dl className={styles["terms"]}>
        <div>
          <dt>{say("product.stock")}</dt>
          <dd>
            {offer.stock === null
              ? trade("stockUncounted")
              : offer.stock > 0
                ? trade("quantityOf", { count: offer.stock, unit })
                : trade("noStock")}
            <small>{say("product.stockAge", { date: day(offer.stockCheckedAt) })}</small>
          </dd>
        </div>
        <div>
          <dt>{say("product.lead")}</dt>
          <dd>{trade("leadTime", { days: offer.leadTimeDays })}</dd>
        </div>
        <div>
          <dt>{say("product.order")}</dt>
          <dd>
            {trade("minimum", { count: offer.moq, unit })}
            {offer.orderMultiple > 1 && (
              <small>{trade("multiple", { count: offer.orderMultiple, unit })}</small>
            )}
          </dd>
        </div>
        <div>
          <dt>{say("product.shipping")}</dt>
          <dd>{trade(`shipping.${offer.shippingFeePayer}`)}</dd>
        </div>
      </dl>
    </li>
  );
}

type PriceProps = Pick<OfferRowProps, "offer" | "quantity" | "unit">;

/** Price of one piece and of all; the steps where there is more than one. */
function Price({ offer, quantity, unit }: PriceProps) {
  const say = useWords("products");
  const trade = useWords("trade");
  const { breaks, currency } = offer;
  const price = priceAt(breaks, quantity);
  return (
    <div className={styles["price"]}>
      {price === undefined ? (
        <>
          <UnitPrice of={breaks[0]?.unitPrice ?? "0"} currency={currency} vat="EXCLUDED" approx />
          <p className={styles["warn"]}>
            {say("product.belowMinimum", { count: offer.moq, unit })}
          </p>
        </>
      ) : (
        <>
          <span className={styles["unitPrice"]}>
            <UnitPrice of={price} currency={currency} vat="EXCLUDED" approx={quantity === 1} />
          </span>
          {quantity > 1 && (
            <p>
              {say("product.total")}{" "}
              <Money
                of={{ amount: lineAmount(price, quantity, currency), currency }}
                vat="EXCLUDED"
                approx
              />
            </p>
          )}
        </>
      )}
      {breaks.length > 1 && (
        <ul className={styles["breaks"]} aria-label={say("product.breaks")}>
          {breaks.map((step) => (
            <li key={step.minQty} data-current={step.unitPrice === price || undefined}>
              <span>{trade("from", { count: step.minQty, unit })}</span>
              <UnitPrice of={step.unitPrice} currency={currency} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
