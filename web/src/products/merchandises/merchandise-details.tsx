import { UnitPrice } from "@bupum/ui/display/money";
import { useMayAsk } from "../../trade/may-ask.ts";
import { useWords } from "../../words.ts";
import { Closure } from "./closure.tsx";
import { daysSince, type MerchandiseAt, oldAfterDays } from "./merchandises-at.ts";
import styles from "./merchandises.module.css";

interface MerchandiseDetailsProps {
  at: MerchandiseAt;
  wanted: number;
  unit: string;
  /** The moment for which ages are computed, in milliseconds. */
  now: number;
  onQuantity: (quantity: number) => void;
}

/** The days since an old price was changed; nothing for a recent one. */
export function priceAgeOf({ merchandise }: MerchandiseAt, now: number): number | undefined {
  const days = daysSince(merchandise.updatedAt, now);
  return days >= oldAfterDays ? days : undefined;
}

/** What the line of an offer has no room for: price steps, ages, absence and the seller's words. */
export function MerchandiseDetails(props: MerchandiseDetailsProps) {
  const { at, wanted, unit, now, onQuantity } = props;
  const say = useWords("products");
  const trade = useWords("trade");
  const { merchandise: offer, nearest, quantity } = at;
  const age = priceAgeOf(at, now);
  const mayAsk = useMayAsk();
  return (
    <tr className={styles["details"]}>
      <td colSpan={mayAsk ? 9 : 8}>
        {quantity !== wanted &&
          nearest.map((count) => (
            <button key={count} type="button" onClick={() => onQuantity(count)}>
              {say("product.takeQuantity", { count, unit })}
            </button>
          ))}
        <dl aria-label={say("product.breaks")}>
          {offer.breaks.map((step) => (
            <div key={step.minQty} data-current={step.unitPrice === at.unitPrice || undefined}>
              <dt>{trade("from", { count: step.minQty, unit })}</dt>
              <dd>
                <UnitPrice of={step.unitPrice} currency={offer.currency} />
              </dd>
            </div>
          ))}
        </dl>
        <p>
          {say("product.stock")}{" "}
          {say("product.stockAge", { days: daysSince(offer.stockCheckedAt, now) })}
        </p>
        {age !== undefined && <p>{say("product.priceAge", { days: age })}</p>}
        <p>
          {trade("minimum", { count: offer.moq, unit })} · {say("product.shipping")}{" "}
          {trade(`shipping.${offer.shippingFeePayer}`)}
        </p>
        <Closure of={at.seller.closure} now={now} />
        {offer.memo && <p>{offer.memo}</p>}
      </td>
    </tr>
  );
}
