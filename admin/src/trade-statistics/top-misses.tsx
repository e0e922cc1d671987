import type { Day } from "@bupum/shared/kernel/time";
import { Failed, Loading } from "@bupum/ui/display/states";
import { useDays } from "@bupum/ui/display/days";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useFormatter } from "use-intl";
import { useWords } from "../words.ts";
import { topMisses } from "./queries.ts";
import styles from "./statistics.module.css";

/** What was searched for in vain most often in the period's last week. */
export function TopMisses({ on }: { on: Day }) {
  const say = useWords("tradeStatistics");
  const format = useFormatter();
  const { day } = useDays();
  const { data, error, refetch } = useQuery(topMisses(on));
  if (error) return <Failed error={error} again={() => void refetch()} />;
  if (!data) return <Loading lines={4} height={28} />;
  return (
    <section className={styles["part"]}>
      <table>
        <caption>{say("misses", { from: day(data.from), to: day(data.to) })}</caption>
        <tbody>
          {data.items.map(({ keyword, count }) => (
            <tr key={keyword}>
              <th scope="row">
                <Link to="/search-words" search={{ keyword }}>
                  {keyword}
                </Link>
              </th>
              <td className={styles["count"]}>{format.number(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {data.items.length === 0 && <p className={styles["note"]}>{say("noMisses")}</p>}
    </section>
  );
}
