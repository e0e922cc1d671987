import type { TradeStatistics } from "@bupum/shared/deal/product-estimates/admin-contract";
import { useFormatter } from "use-intl";
import { useWords } from "../words.ts";
import { steps } from "./measures.ts";
import styles from "./statistics.module.css";

/** How far the period's requests and orders came by now, beside those of the period before. */
export function Funnel({ of: { period, before } }: { of: TradeStatistics }) {
  const say = useWords("tradeStatistics");
  const format = useFormatter();
  const share = (part: number, whole: number) =>
    whole > 0 ? format.number(part / whole, { style: "percent" }) : say("nothing");
  const most = Math.max(1, period.figures.requests, period.figures.orders);
  return (
    <section className={styles["part"]}>
      <table>
        <caption>{say("funnel")}</caption>
        <thead>
          <tr>
            <th scope="col">{say("step")}</th>
            <th scope="col" className={styles["count"]}>
              {say("count")}
            </th>
            <th scope="col" className={styles["count"]}>
              {say("share")}
            </th>
            <th scope="col" className={styles["count"]}>
              {say("countBefore")}
            </th>
            <td aria-hidden />
          </tr>
        </thead>
        <tbody>
          {steps.map((step) => {
            const count = period.figures[step.name];
            return (
              <tr key={step.name}>
                <th scope="row">{say(`steps.${step.name}`)}</th>
                <td className={styles["count"]}>{format.number(count)}</td>
                <td className={styles["count"]}>
                  {"of" in step && share(count, period.figures[step.of])}
                </td>
                <td className={styles["count"]}>{format.number(before.figures[step.name])}</td>
                <td className={styles["track"]} aria-hidden>
                  <span style={{ width: `${(count / most) * 100}%` }} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className={styles["note"]}>{say("funnelHint")}</p>
    </section>
  );
}
