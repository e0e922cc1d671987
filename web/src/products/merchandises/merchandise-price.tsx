import { Money, UnitPrice } from "@bupum/ui/display/money";
import { useWords } from "../../words.ts";
import { daysSince, type MerchandiseAt, oldAfterDays } from "./merchandises-at.ts";
import styles from "./merchandises.module.css";

interface MerchandisePriceProps {
  at: MerchandiseAt;
  wanted: number;
  unit: string;
  /** The moment for which ages are computed, in milliseconds. */
  now: number;
  onQuantity: (quantity: number) => void;
}

/** Unit price and total, why the wanted quantity is not accepted, and the price steps. */
export function MerchandisePrice({ at, wanted, unit, now, onQuantity }: MerchandisePriceProps) {
  const say = useWords("products");
  const { merchandise, quantity, unitPrice, amount } = at;
  const { currency, updatedAt } = merchandise;
  const days = daysSince(updatedAt, now);
  return (
    <div className={styles["price"]}>
      <span className={styles["unitPrice"]}>
        <UnitPrice of={unitPrice} currency={currency} vat="EXCLUDED" approx={quantity === 1} />
      </span>
      {quantity > 1 && amount !== undefined && (
        <p>
          <span className={styles["small"]} data-inline>
            {say("product.total", { count: quantity, unit })}
          </span>{" "}
          <Money of={{ amount, currency }} approx />
        </p>
      )}
      {quantity !== wanted && (
        <Nearest at={at} wanted={wanted} unit={unit} onQuantity={onQuantity} />
      )}
      {days >= oldAfterDays && (
        <p className={styles["warn"]}>{say("product.priceAge", { days })}</p>
      )}
      <Breaks at={at} unit={unit} />
    </div>
  );
}

/** Why the wanted quantity is not accepted, and the nearest accepted ones. */
function Nearest({ at, wanted, unit, onQuantity }: Omit<MerchandisePriceProps, "now">) {
  const say = useWords("products");
  const { nearest, merchandise } = at;
  const isBelow = wanted < merchandise.moq;
  return (
    <p className={styles["nearest"]}>
      <span className={styles["warn"]}>
        {isBelow
          ? say("product.belowMinimum", { count: merchandise.moq, unit })
          : say("product.multipleOnly", { count: merchandise.orderMultiple, unit })}
      </span>
      {nearest.map((count) => (
        <button
          key={count}
          type="button"
          className={styles["take"]}
          onClick={() => onQuantity(count)}
        >
          {say("product.takeQuantity", { count, unit })}
        </button>
      ))}
    </p>
  );
}

function Breaks({ at, unit }: Pick<MerchandisePriceProps, "at" | "unit">) {
  const say = useWords("products");
  const trade = useWords("trade");
  const { breaks, currency } = at.merchandise;
  if (breaks.length < 2) return null;
  return (
    <ul className={styles["breaks"]} aria-label={say("product.breaks")}>
      {breaks.map((step) => (
        <li key={step.minQty} data-current={step.unitPrice === at.unitPrice || undefined}>
          <span>{trade("from", { count: step.minQty, unit })}</span>
          <UnitPrice of={step.unitPrice} currency={currency} />
        </li>
      ))}
    </ul>
  );
}
