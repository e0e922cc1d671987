import { useDays } from "@bupum/ui/display/days";
import {
  awardOf,
  type Share,
  shippingOfAward,
  shippingOfShare,
} from "@bupum/shared/deal/award-plans/rules";
import { moneyText, useWonText } from "@bupum/ui/display/money";
import { useShippingSaid } from "@bupum/ui/product-estimate-orders/shipping";
import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useMemo } from "react";
import { useLocale } from "use-intl";
import { RoleGuard } from "../../companies/role-guard.tsx";
import { useCurrentUser } from "../../session.ts";
import { useWords } from "../../words.ts";
import { sumsOfBids } from "../comparison.ts";
import type { Comparison } from "../use-comparison.ts";
import { TermsNote } from "../../product-estimate-orders/terms-note.tsx";
import { Fillers } from "./fillers.tsx";
import { isRowOrdered, linesOf } from "./bids.ts";
import { orderTotals } from "./order-totals.ts";
import { leastOtherwise } from "./otherwise.ts";
import styles from "./award.module.css";

/** The chosen quotes: total, each seller's shipping, and the button that orders. */
export function AwardBar({ of }: { of: Comparison }) {
  const say = useWords("productEstimates");
  const { group, picks, rows } = of;
  const { chosen, preset } = picks;
  const { shares } = awardOf(chosen);
  const short = chosen.filter(({ isShort }) => isShort).length;
  const isAllOrdered = rows.length > 0 && rows.every(isRowOrdered);
  return (
    <section className={styles["bar"]} aria-label={say("award.summary")}>
      <div className={styles["count"]}>
        <p role="status">
          {chosen.length === 0
            ? say(isAllOrdered ? "bar.allOrdered" : "bar.none")
            : say("bar.picked", { lines: chosen.length, all: rows.length })}
          {short > 0 && <b> {say("bar.short", { lines: short })}</b>}
        </p>
        {chosen.length > 0 && (
          <button
            type="button"
            className={styles["clear"]}
            onClick={() => picks.choose([], "BY_HAND")}
          >
            {say("grid.clear")}
          </button>
        )}
      </div>
      {shares.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll it sideways
        <div className={styles["shares"]} tabIndex={0} role="group" aria-label={say("bar.shares")}>
          {shares.map((share) => (
            <ShareNote key={share.sellerId} share={share} of={of} />
          ))}
        </div>
      )}
      {chosen.length > 0 && <Totals of={of} />}
      {chosen.length > 0 && (
        <RoleGuard act="order" isQuiet>
          <Button
            mih={44}
            renderRoot={(props) => (
              <Link
                to="/mypage/estimates/$groupId/order"
                params={{ groupId: group.id }}
                search={{ lines: chosen.map(({ id }) => id).join(","), preset }}
                {...props}
              />
            )}
          >
            {say("bar.order", { count: shares.length })}
          </Button>
        </RoleGuard>
      )}
    </section>
  );
}

/** One seller's goods and shipping, and what is lacking of the seller's terms. */
function ShareNote({ share, of }: { share: Share; of: Comparison }) {
  const say = useWords("productEstimates");
  const said = useShippingSaid(useWords("productEstimateOrders"));
  const language = useLocale();
  const { sellerName, bids, goodsWon, lacks, toFreeWon } = share;
  const won = useWonText();
  const goods =
    goodsWon === undefined
      ? sumsOfBids(bids)
          .map((sum) => moneyText(sum, language))
          .join(" + ")
      : won(goodsWon);
  const shipping = say("bar.shipping", { shipping: said.phrase(shippingOfShare(share), "KRW") });
  return (
    <p data-open={lacks !== undefined || toFreeWon !== undefined || undefined}>
      {sellerName} {say("award.lines", { count: bids.length })} {goods} <b>{shipping}</b>{" "}
      <TermsNote lacks={lacks} toFreeWon={toFreeWon} />
      <Fillers share={share} of={of} />
    </p>
  );
}

function Totals({ of }: { of: Comparison }) {
  const say = useWords("productEstimates");
  const trade = useWords("trade");
  const said = useShippingSaid(useWords("productEstimateOrders"));
  const { day } = useDays();
  const language = useLocale();
  const isEntitled = useCurrentUser()?.isEntitled === true;
  const { chosen } = of.picks;
  const { shares, totalWon } = awardOf(chosen);
  const won = useWonText();
  const mostSellers = isEntitled ? of.columns.length : 1;
  const least = useMemo(
    () => leastOtherwise([...of.bids.values()], chosen, mostSellers),
    [of.bids, chosen, mostSellers],
  );
  const payable = orderTotals(chosen, of.items, of.group.region).map((total) =>
    moneyText(total, language),
  );
  const ends = shares.map(({ validUntil }) => validUntil).toSorted()[0];
  const days = Math.max(...shares.map(({ leadTimeDays }) => leadTimeDays));
  const more = totalWon !== undefined && least !== undefined ? totalWon - least.won : undefined;
  const isFeeOpen = shares.some((share) => share.isFeeOpen);
  // What cannot be ordered is no cheaper division, and fewer pieces than wanted are no price.
  const isLacking = shares.some(({ lacks }) => lacks) || chosen.some(({ isShort }) => isShort);
  const ofStated = isFeeOpen || least?.isFeeOpen ? "ofStated" : "ofAll";
  const isWhole = chosen.length === linesOf(of.bids.values());
  return (
    <div className={styles["totals"]}>
      {totalWon === undefined ? (
        <p>{say("award.noTotal")}</p>
      ) : (
        <p>
          <strong>{won(totalWon)}</strong> {say(isFeeOpen ? "award.basisOfStated" : "award.basis")}
          {more !== undefined && !isLacking && (
            <b data-more={more > 0}>
              {more > 0
                ? say(`award.dearer.${ofStated}`, { amount: won(more) })
                : say(`award.least.${ofStated}`)}
              {!isWhole && ` ${say("award.ofChosen")}`}
            </b>
          )}
        </p>
      )}
      <p className={styles["note"]}>
        {[
          say("award.payable", { total: payable.join(" + ") }),
          say("award.longest", { lead: trade("leadTime", { days }) }),
          ends &&
            say("award.valid", {
              date: day(ends),
            }),
          isFeeOpen && said.phrase(shippingOfAward(shares), "KRW"),
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
    </div>
  );
}
