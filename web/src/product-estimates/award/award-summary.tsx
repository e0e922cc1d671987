import { awardOf, type Bid, type Share } from "@bupum/shared/deal/award-plans/rules";
import { Money } from "@bupum/ui/display/money";
import { useFormatter } from "use-intl";
import { useWords } from "../../words.ts";
import { sumsOf } from "../comparison.ts";
import styles from "./award.module.css";

interface AwardSummaryProps {
  /** What can be ordered of the request. */
  bids: ReadonlyMap<string, Bid>;
  chosen: readonly Bid[];
  /** Day of the rates by which all of it is compared. */
  asOf: string | undefined;
}

const linesIn = (bids: Iterable<Bid>) =>
  new Set([...bids].map(({ requestLineId }) => requestLineId));

/** What the chosen quotes come to, seller by seller and together. */
export function AwardSummary({ bids, chosen, asOf }: AwardSummaryProps) {
  const say = useWords("productEstimates");
  if (chosen.length === 0) return null;
  const { shares, totalWon } = awardOf(chosen);
  const left = linesIn(bids.values()).size - linesIn(chosen).size;
  return (
    <section aria-labelledby="award" className={styles["summary"]}>
      <h2 id="award">{say("award.summary")}</h2>
      <ul className={styles["shares"]}>
        {shares.map((share) => (
          <ShareCard key={share.sellerId} share={share} />
        ))}
      </ul>
      <p className={styles["total"]}>
        {totalWon === undefined ? (
          say("award.noTotal")
        ) : (
          <>
            {say("award.total")}{" "}
            <strong>
              <Money of={{ amount: totalWon, currency: "KRW" }} vat="EXCLUDED" />
            </strong>
          </>
        )}
      </p>
      <p className={styles["note"]}>
        {[
          asOf && say("award.rate", { date: asOf }),
          say("award.shippingNote"),
          shares.some(({ isFeeOpen }) => isFeeOpen) && say("award.feeOpenNote"),
          left > 0 && say("award.left", { count: left }),
        ]
          .filter(Boolean)
          .join(" ")}
      </p>
    </section>
  );
}

function ShareCard({ share }: { share: Share }) {
  const say = useWords("productEstimates");
  const trade = useWords("trade");
  const format = useFormatter();
  const { bids, isFeeOpen, shippingWon } = share;
  const sums = sumsOf(
    bids.map(({ quote: { currency, vatMode }, amount }) => ({ currency, vatMode, amount })),
  );
  return (
    <li>
      <p className={styles["seller"]}>
        <strong>{share.sellerName}</strong>{" "}
        <span className={styles["note"]}>{say("award.lines", { count: bids.length })}</span>
      </p>
      <dl>
        <div>
          <dt>{say("award.goods")}</dt>
          <dd>
            {sums.map((sum) => (
              <p key={sum.currency + sum.vatMode}>
                <Money of={sum} vat={sum.vatMode} />
              </p>
            ))}
          </dd>
        </div>
        <div>
          <dt>{say("award.shipping")}</dt>
          <dd>
            {isFeeOpen && shippingWon === 0 ? (
              say("award.feeOpen")
            ) : (
              <Money of={{ amount: shippingWon, currency: "KRW" }} />
            )}
          </dd>
        </div>
        <div>
          <dt>{say("award.lead")}</dt>
          <dd>{trade("leadTime", { days: share.leadTimeDays })}</dd>
        </div>
        <div>
          <dt>{say("award.valid")}</dt>
          <dd>
            {say("grid.until", {
              date: format.dateTime(new Date(share.validUntil), { month: "short", day: "numeric" }),
            })}
          </dd>
        </div>
      </dl>
    </li>
  );
}
