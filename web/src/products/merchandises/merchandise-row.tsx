import { Money, UnitPrice } from "@bupum/ui/display/money";
import { IconChevronDown, IconMessage } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useCurrentUser } from "../../session.ts";
import { AskGuard } from "../../trade/may-ask.ts";
import { useWords } from "../../words.ts";
import { AskBox } from "./ask-box.tsx";
import { Closure } from "./closure.tsx";
import { MerchandiseDetails, priceAgeOf } from "./merchandise-details.tsx";
import { daysSince, type MerchandiseAt, oldAfterDays } from "./merchandises-at.ts";
import styles from "./merchandises.module.css";

interface MerchandiseRowProps {
  at: MerchandiseAt;
  wanted: number;
  unit: string;
  /** The moment for which ages are computed, in milliseconds. */
  now: number;
  asked: boolean;
  onAsk: () => void;
  onQuantity: (quantity: number) => void;
}

/** One listing at the reader's quantity, and what else is known about it once it is opened. */
export function MerchandiseRow(props: MerchandiseRowProps) {
  const { at, wanted, unit, now, asked, onAsk, onQuantity } = props;
  const say = useWords("products");
  const trade = useWords("trade");
  const [isOpen, setOpen] = useState(false);
  const { seller, merchandise: offer } = at;
  const name = seller.companyName;
  return (
    <>
      <tr className={styles["row"]} data-asked={asked || undefined} data-seller={seller.id}>
        <AskGuard>
          <td className={styles["pick"]}>
            <AskBox checked={asked} onChange={onAsk} name={say("product.ask", { name })} />
          </td>
        </AskGuard>
        <th scope="row" className={styles["seller"]}>
          {name}
          <small>
            {trade(`conditions.${offer.condition}`)} · {trade(`regions.${offer.warehouseRegion}`)}
          </small>
        </th>
        <Stock at={at} unit={unit} now={now} />
        <td className={styles["lead"]}>
          {trade("leadTime", { days: offer.leadTimeDays })}
          <Closure of={seller.closure} now={now} isShort />
        </td>
        <td className={styles["order"]}>
          {trade("minimum", { count: offer.moq, unit })}
          {offer.orderMultiple > 1 && (
            <small>{trade("multiple", { count: offer.orderMultiple, unit })}</small>
          )}
        </td>
        <Price at={at} wanted={wanted} unit={unit} now={now} />
        <td className={styles["total"]} data-figures>
          {at.amount !== undefined && (
            <Money of={{ amount: at.amount, currency: offer.currency }} approx />
          )}
        </td>
        <td className={styles["shipping"]}>{trade(`shipping.${offer.shippingFeePayer}`)}</td>
        <Acts of={at} isOpen={isOpen} onOpen={() => setOpen(!isOpen)} />
      </tr>
      {isOpen && (
        <MerchandiseDetails at={at} wanted={wanted} unit={unit} now={now} onQuantity={onQuantity} />
      )}
    </>
  );
}

interface ActsProps {
  of: MerchandiseAt;
  isOpen: boolean;
  onOpen: () => void;
}

/** A chat with the seller, and what else is known about the offer. */
function Acts({ of: { seller, merchandise }, isOpen, onOpen }: ActsProps) {
  const say = useWords("products");
  const trade = useWords("trade");
  const own = useCurrentUser()?.id;
  const name = seller.companyName;
  return (
    <td className={styles["acts"]}>
      {own !== seller.userId && (
        <Link
          to="/chats/new"
          search={{ sellerId: seller.id, contextId: merchandise.productId }}
          preload={false}
          aria-label={trade("chatWith", { name })}
          title={trade("chat")}
        >
          <IconMessage size={20} aria-hidden />
        </Link>
      )}
      <button
        type="button"
        aria-expanded={isOpen}
        aria-label={`${say("product.details")}: ${name}`}
        onClick={onOpen}
      >
        <IconChevronDown size={20} aria-hidden />
      </button>
    </td>
  );
}

function Stock({ at, unit, now }: Pick<MerchandiseRowProps, "at" | "unit" | "now">) {
  const say = useWords("products");
  const trade = useWords("trade");
  const { merchandise: offer, isShort } = at;
  const days = daysSince(offer.stockCheckedAt, now);
  const isOld = days >= oldAfterDays;
  return (
    <td className={styles["stock"]}>
      {offer.stock === null
        ? trade("stockUncounted")
        : offer.stock > 0
          ? trade("quantityOf", { count: offer.stock, unit })
          : trade("noStock")}
      {isShort ? (
        <small data-warns>{say("product.stockShort")}</small>
      ) : (
        <small data-warns={isOld || undefined}>{say("product.stockAge", { days })}</small>
      )}
    </td>
  );
}

/** The unit price, and the one thing that a buyer must know about it; the rest opens below. */
function Price({
  at,
  wanted,
  unit,
  now,
}: Omit<MerchandiseRowProps, "asked" | "onAsk" | "onQuantity">) {
  const say = useWords("products");
  const trade = useWords("trade");
  const { quantity, unitPrice, merchandise } = at;
  const { currency, breaks, moq, orderMultiple } = merchandise;
  const next = breaks.find(({ minQty }) => minQty > quantity);
  const age = priceAgeOf(at, now);
  return (
    <td className={styles["price"]} data-figures>
      <UnitPrice of={unitPrice} currency={currency} />
      {quantity !== wanted ? (
        <small data-warns>
          {wanted < moq
            ? say("product.belowMinimum", { count: moq, unit })
            : say("product.multipleOnly", { count: orderMultiple, unit })}
        </small>
      ) : next ? (
        <small>
          {trade("from", { count: next.minQty, unit })}{" "}
          <UnitPrice of={next.unitPrice} currency={currency} />
        </small>
      ) : (
        age !== undefined && <small data-warns>{say("product.priceAge", { days: age })}</small>
      )}
    </td>
  );
}
