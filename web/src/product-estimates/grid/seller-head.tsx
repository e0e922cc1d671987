import { shippingOfShare } from "@bupum/shared/deal/award-plans/rules";
import { Money, useWonText } from "@bupum/ui/display/money";
import { useShippingSaid } from "@bupum/ui/product-estimate-orders/shipping";
import { useReliability } from "../../sellers/reliability.tsx";
import { useWords } from "../../words.ts";
import { TermsNote } from "../../product-estimate-orders/terms-note.tsx";
import { type Column, sumsOfBids } from "../comparison.ts";
import type { Stop } from "./grid-keys.ts";
import styles from "./grid.module.css";

interface SellerHeadProps {
  of: Column;
  stop: Stop;
  onShow: () => void;
}

/** A seller's head of column: quoted lines, their total, lead time and record. */
export function SellerHead({ of, stop, onShow }: SellerHeadProps) {
  const say = useWords("productEstimates");
  const reliable = useReliability();
  const { sellerName, repliedCount, lineCount, reliability, paymentTerms } = of.estimate;
  const { share } = of;
  const facts = [
    share && say("grid.within", { days: share.leadTimeDays }),
    share?.bids.every(({ quote }) => quote.vatMode === "INCLUDED") && say("grid.quotedWithVat"),
    ...reliable(reliability),
  ].filter((fact) => typeof fact === "string");
  return (
    <th scope="col">
      <div className={styles["seller"]}>
        <p className={styles["who"]}>
          <button
            {...stop}
            type="button"
            className={styles["open"]}
            aria-label={say("sellers.more", { name: sellerName })}
            onClick={onShow}
          >
            {sellerName}
          </button>
          <span>{say("sellers.quoted", { replied: repliedCount, lines: lineCount })}</span>
        </p>
        <Landed of={of} />
        <p className={styles["dimmed"]}>{facts.join(" · ")}</p>
        {paymentTerms && (
          <p className={styles["dimmed"]}>{say("sellers.pays", { terms: paymentTerms })}</p>
        )}
      </div>
    </th>
  );
}

/** The total of the orderable quotes of a seller, with shipping. */
export function Landed({ of: { share } }: { of: Column }) {
  const say = useWords("productEstimates");
  const said = useShippingSaid(useWords("productEstimateOrders"));
  const won = useWonText();
  if (!share) return <p className={styles["dimmed"]}>{say("sellers.nothing")}</p>;
  const { goodsWon, shippingWon, lacks, toFreeWon } = share;
  const of = shippingOfShare(share);
  const shipping = said.phrase(of, "KRW");
  if (goodsWon === undefined)
    return (
      <p className={styles["landed"]}>
        {sumsOfBids(share.bids).map((sum) => (
          <Money key={sum.currency + sum.vatMode} of={sum} vat={sum.vatMode} />
        ))}
      </p>
    );
  return (
    <p className={styles["landed"]}>
      <strong>{won(goodsWon + shippingWon)}</strong>{" "}
      <small>{of.state === "FEE" ? say("sellers.withShipping", { shipping }) : shipping}</small>
      {(lacks ?? toFreeWon) !== undefined && (
        <small>
          {" "}
          <TermsNote lacks={lacks} toFreeWon={toFreeWon} />
        </small>
      )}
    </p>
  );
}
