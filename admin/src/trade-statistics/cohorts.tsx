import type { TradeCohorts } from "@bupum/shared/deal/product-estimates/admin-contract";
import { Failed, Loading } from "@bupum/ui/display/states";
import { useQuery } from "@tanstack/react-query";
import { useFormatter } from "use-intl";
import { useWords } from "../words.ts";
import { tradeCohorts } from "./queries.ts";
import { useDayTexts } from "./use-texts.ts";
import styles from "./statistics.module.css";

/** Buyers and sellers by the month of their first deal, and how many dealt in the months after. */
export function Cohorts() {
  const { data, error, refetch } = useQuery(tradeCohorts);
  if (error) return <Failed error={error} again={() => void refetch()} />;
  if (!data) return <Loading lines={12} height={28} />;
  return (
    <>
      <Side name="buyers" rows={data.buyers} />
      <Side name="sellers" rows={data.sellers} />
    </>
  );
}

interface SideProps {
  name: keyof TradeCohorts;
  rows: TradeCohorts["buyers"];
}

function Side({ name, rows }: SideProps) {
  const say = useWords("tradeStatistics");
  const format = useFormatter();
  const month = useDayTexts();
  const title = say(`cohorts.${name}`);
  return (
    <section className={`${styles["part"]} ${styles["wide"]}`}>
      <h2>{title}</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll it sideways */}
      <div className={styles["scroll"]} tabIndex={0} role="region" aria-label={title}>
        <table>
          <thead>
            <tr>
              <th scope="col">{say("firstMonth")}</th>
              <th scope="col">{say("began")}</th>
              {rows.slice(1).map((_, at) => (
                <th key={rows[at + 1]!.month} scope="col">
                  {say("monthsAfter", { count: at + 1 })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ month: first, dealt: [all = 0, ...later] }) => (
              <tr key={first}>
                <th scope="row">{month(`${first}-01`, { year: "numeric", month: "short" })}</th>
                <td>{format.number(all)}</td>
                {later.map((count, at) => (
                  <td key={rows[at + 1]!.month}>
                    {all > 0
                      ? `${format.number(count)} (${format.number(count / all, { style: "percent" })})`
                      : say("nothing")}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles["note"]}>{say(`cohortHints.${name}`)}</p>
    </section>
  );
}
