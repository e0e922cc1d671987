import type { DealerCard } from "@bupum/shared/selling/dealers/contract";
import { formatPhone } from "@bupum/shared/kernel/text/phone";
import { IconPhone } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useLocale } from "use-intl";
import { useWords } from "../words.ts";
import styles from "./dealers-page.module.css";

/** One dealer of the list: who, where, which makers, and the number to call. */
export function DealerRow({ dealer }: { dealer: DealerCard }) {
  const say = useWords("dealers");
  const trade = useWords("trade");
  const language = useLocale();
  const more = dealer.manufactorCount - dealer.manufactors.length;
  const makers = dealer.manufactors.map(({ name }) => name[language]).join(", ");
  return (
    <li className={styles["row"]}>
      <div className={styles["what"]}>
        <p className={styles["where"]}>
          {trade(`regions.${dealer.region}`)}
          {dealer.sellerId && <span className={styles["badge"]}>{say("seller")}</span>}
        </p>
        <h2>
          <Link to="/dealers/$dealerId" params={{ dealerId: dealer.id }}>
            {dealer.name[language]}
          </Link>
        </h2>
        <p>{more > 0 ? say("makersAndMore", { makers, count: more }) : makers}</p>
        {dealer.address && <p className={styles["dimmed"]}>{dealer.address}</p>}
      </div>
      {dealer.phone && (
        <a
          className={styles["call"]}
          href={`tel:${dealer.phone}`}
          title={say("callTo", { dealer: dealer.name[language] })}
        >
          <IconPhone size={18} aria-hidden />
          {formatPhone(dealer.phone)}
        </a>
      )}
    </li>
  );
}
