import { fillersOf } from "@bupum/shared/deal/award-plans/fillers";
import type { Share } from "@bupum/shared/deal/award-plans/rules";
import { moneyText } from "@bupum/ui/display/money";
import { Fragment } from "react";
import { useLocale } from "use-intl";
import { useWords } from "../../words.ts";
import type { Comparison } from "../use-comparison.ts";
import styles from "./award.module.css";

/** Quotes of the same seller that fill what the seller's terms lack; a press chooses one (D36-5). */
export function Fillers({ share, of }: { share: Share; of: Comparison }) {
  const say = useWords("productEstimates");
  const language = useLocale();
  const { picks, bids, rows } = of;
  const found = fillersOf(share, picks.chosen, [...bids.values()]);
  const nameOf = (requestLineId: string) => {
    const line = rows.find((row) => row.line.requestLineId === requestLineId)?.line;
    return line?.partNumber ?? line?.productName ?? "";
  };
  return found.map(({ id, requestLineId, goodsWon = 0 }) => {
    const fill = say("bar.fill", {
      product: nameOf(requestLineId),
      amount: moneyText({ amount: goodsWon, currency: "KRW" }, language),
    });
    return (
      <Fragment key={id}>
        {" · "}
        <button
          type="button"
          className={styles["clear"]}
          aria-label={say("bar.fillLabel", { fill, seller: share.sellerName })}
          onClick={() => picks.toggle(id)}
        >
          {fill}
        </button>
      </Fragment>
    );
  });
}
