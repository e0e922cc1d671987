import { IconChevronRight } from "@tabler/icons-react";
import { useWords } from "../../words.ts";
import { Landed } from "../grid/seller-head.tsx";
import type { Shown } from "../shown.ts";
import type { Comparison } from "../use-comparison.ts";
import styles from "./phone.module.css";

interface SellerRowsProps {
  of: Pick<Comparison, "columns">;
  onShow: (what: Shown) => void;
}

/** The total of each seller, where there are no heads of columns. */
export function SellerRows({ of: { columns }, onShow }: SellerRowsProps) {
  const say = useWords("productEstimates");
  if (columns.length === 0) return null;
  return (
    <>
      <h2>{say("sellers.title")}</h2>
      <ul className={styles["sellers"]}>
        {columns.map((column) => {
          const { id, sellerName, repliedCount, lineCount, paymentTerms } = column.estimate;
          return (
            <li key={id}>
              <button type="button" onClick={() => onShow({ kind: "seller", id })}>
                <span className={styles["who"]}>
                  {sellerName}{" "}
                  <small>
                    {say("sellers.quoted", { replied: repliedCount, lines: lineCount })}
                    {column.share &&
                      ` · ${say("grid.within", { days: column.share.leadTimeDays })}`}
                  </small>
                  <IconChevronRight size={16} aria-hidden />
                </span>
                <Landed of={column} />
                <span className={styles["hidden"]}>
                  {say("sellers.more", { name: sellerName })}
                </span>
                {paymentTerms && <small>{say("sellers.pays", { terms: paymentTerms })}</small>}
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
