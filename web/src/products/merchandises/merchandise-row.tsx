import { useFormatter } from "use-intl";
import { useWords } from "../../words.ts";
import { ChatLink } from "../../chats/chat-link.tsx";
import { useCurrentUser } from "../../session.ts";
import { AskBox } from "./ask-box.tsx";
import { MerchandisePrice } from "./merchandise-price.tsx";
import { daysSince, oldAfterDays, type MerchandiseAt } from "./merchandises-at.ts";
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

/** One listing at the reader's quantity. */
export function MerchandiseRow({
  at,
  wanted,
  unit,
  now,
  asked,
  onAsk,
  onQuantity,
}: MerchandiseRowProps) {
  const say = useWords("products");
  const trade = useWords("trade");
  const own = useCurrentUser()?.id;
  const { seller, merchandise: offer } = at;
  return (
    <li className={styles["row"]} data-asked={asked || undefined}>
      <div>
        <AskBox
          checked={asked}
          onChange={onAsk}
          name={say("product.ask", { name: seller.companyName })}
        >
          <strong>{seller.companyName}</strong>
        </AskBox>
        <div className={styles["where"]}>
          <p className={styles["small"]}>
            {trade(`conditions.${offer.condition}`)} · {trade(`regions.${offer.warehouseRegion}`)}
          </p>
          {own !== seller.userId && (
            <ChatLink sellerId={seller.id} contextId={offer.productId} name={seller.companyName} />
          )}
        </div>
        <Closure of={seller.closure} now={now} />
        {offer.memo && <p className={styles["memo"]}>{offer.memo}</p>}
      </div>
      <MerchandisePrice at={at} wanted={wanted} unit={unit} now={now} onQuantity={onQuantity} />
      <Terms at={at} unit={unit} now={now} />
    </li>
  );
}

function Terms({ at, unit, now }: Pick<MerchandiseRowProps, "at" | "unit" | "now">) {
  const say = useWords("products");
  const trade = useWords("trade");
  const { merchandise: offer, isShort } = at;
  const days = daysSince(offer.stockCheckedAt, now);
  const isOld = days >= oldAfterDays;
  return (
    <dl className={styles["terms"]}>
      <div>
        <dt>{say("product.stock")}</dt>
        <dd>
          {offer.stock === null
            ? trade("stockUncounted")
            : offer.stock > 0
              ? trade("quantityOf", { count: offer.stock, unit })
              : trade("noStock")}
          {isShort && <small className={styles["warn"]}>{say("product.stockShort")}</small>}
          <small className={isOld ? styles["warn"] : undefined}>
            {say(isOld ? "product.stockOld" : "product.stockAge", { days })}
          </small>
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
  );
}

const seoulDay = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Seoul" });

/** The seller's days of absence; past ones are not shown. */
function Closure({ of, now }: { of: MerchandiseAt["seller"]["closure"]; now: number }) {
  const say = useWords("products");
  const format = useFormatter();
  const today = seoulDay.format(now);
  if (!of || of.to < today) return null;
  const day = (on: string) => format.dateTime(new Date(on), { month: "short", day: "numeric" });
  return (
    <p className={`${styles["small"]} ${styles["warn"]}`}>
      {of.from <= today
        ? say("product.closedNow", { to: day(of.to) })
        : say("product.closed", { from: day(of.from), to: day(of.to) })}
    </p>
  );
}
