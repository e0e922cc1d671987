import { planFigures, premiumOnly } from "@bupum/shared/billing/subscribes/features";
import { IconCheck, IconMinus } from "@tabler/icons-react";
import { VisuallyHidden } from "@mantine/core";
import { useFormatter } from "use-intl";
import { useWords } from "../words.ts";
import styles from "./subscribes.module.css";

const figures = ["sellers", "lines", "listings", "files", "exportRows"] as const;

/** The features of each plan, side by side (D18-1). */
export function Comparison() {
  const say = useWords("subscribes");
  const format = useFormatter();
  return (
    <section className={styles["section"]} aria-labelledby="opens">
      <h2 id="opens">{say("opens.title")}</h2>
      <table className={styles["table"]}>
        <thead>
          <tr>
            <th scope="col">{say("opens.what")}</th>
            <th scope="col">{say("memberships.BASIC")}</th>
            <th scope="col">{say("memberships.PREMIUM")}</th>
          </tr>
        </thead>
        <tbody>
          {figures.map((name) => (
            <tr key={name}>
              <th scope="row">{say(`figures.${name}`)}</th>
              <td>{format.number(planFigures[name].basic)}</td>
              <td>{format.number(planFigures[name].premium)}</td>
            </tr>
          ))}
          {premiumOnly.map((name) => (
            <tr key={name}>
              <th scope="row">{say(`only.${name}`)}</th>
              <td>
                <IconMinus size={18} aria-hidden />
                <VisuallyHidden>{say("opens.no")}</VisuallyHidden>
              </td>
              <td>
                <IconCheck size={18} aria-hidden />
                <VisuallyHidden>{say("opens.yes")}</VisuallyHidden>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles["hint"]}>{say("opens.always")}</p>
    </section>
  );
}
