import { formatPhone } from "@bupum/shared/kernel/text/phone";
import type { MakerDetail } from "@bupum/shared/catalogue/manufactors/contract";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useLocale } from "use-intl";
import { useWords } from "../words.ts";
import styles from "./maker-page.module.css";
import { dealersOf } from "./queries.ts";

/** Dealers of a maker's parts; drawn only if there are any. */
export function MakerDealers({ of }: { of: MakerDetail }) {
  const say = useWords("manufactors");
  const trade = useWords("trade");
  const language = useLocale();
  const { data } = useQuery(dealersOf(of.id));
  if (!data || data.items.length === 0) return null;
  return (
    <section>
      <h2>{say("page.dealers")}</h2>
      <ul className={styles["dealers"]}>
        {data.items.map((dealer) => (
          <li key={dealer.id}>
            <Link to="/dealers/$dealerId" params={{ dealerId: dealer.id }}>
              {dealer.name[language]}
            </Link>
            <span className={styles["dimmed"]}>
              {trade(`regions.${dealer.region}`)}
              {dealer.address && ` · ${dealer.address}`}
            </span>
            {dealer.phone && <a href={`tel:${dealer.phone}`}>{formatPhone(dealer.phone)}</a>}
          </li>
        ))}
      </ul>
    </section>
  );
}
