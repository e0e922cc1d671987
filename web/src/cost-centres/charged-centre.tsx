import { leftOf } from "@bupum/shared/accounts/companies/cost-centres";
import type { Charge } from "@bupum/shared/accounts/companies/spending";
import { useWords } from "../words.ts";
import styles from "./cost-centres.module.css";
import { useLeftText } from "./left-text.ts";
import { useWonText } from "@bupum/ui/display/money";
import { useCentres } from "./use-centres.ts";
import { centreLabel } from "./centre-label.ts";

interface ChargedCentreProps {
  of: Charge;
  /** It waits: what it takes is reserved already (D43-3). */
  isReserved: boolean;
}

/** Where an order that needs an approval is charged, and what that leaves of the budget. */
export function ChargedCentre({ of: { id, month }, isReserved }: ChargedCentreProps) {
  const say = useWords("costCentres");
  const won = useWonText();
  const leftText = useLeftText();
  const centre = useCentres(month)?.find((one) => one.id === id);
  if (!centre) return null;
  const { budget } = centre;
  const left = isReserved ? leftOf(centre) : undefined;
  const year = month.slice(0, 4);
  return (
    <span className={styles["charged"]}>
      {centreLabel(centre)}
      {left !== undefined && (
        <>
          {budget && ` · ${say(`budgets.${budget.period}`, { year })} ${won(budget.won)}`}
          {" · "}
          <span data-over={left < 0 ? true : undefined}>{leftText(left)}</span>{" "}
          <small>{say("isReserved")}</small>
        </>
      )}
    </span>
  );
}
