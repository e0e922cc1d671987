import { type CostCentre, leftOf } from "@bupum/shared/accounts/companies/cost-centres";
import type { Cost } from "@bupum/shared/accounts/companies/spending";
import { RatesContext, useWonText } from "@bupum/ui/display/money";
import { useFieldValue } from "@bupum/ui/form/draft";
import { ChoiceField } from "@bupum/ui/form/fields";
import { useContext } from "react";
import { useWords } from "../words.ts";
import { leftAfter, wonTaken } from "./budgets.ts";
import { centreLabel } from "./centre-label.ts";
import styles from "./cost-centres.module.css";
import { useLeftText } from "./left-text.ts";
import { useChosenCentre, useOpenCentres } from "./use-centres.ts";

interface CentreFieldProps {
  /** The lines that are about to be ordered. */
  costs: readonly Cost[];
}

/** In a company's name: to which cost centre an order counts, and what it leaves (D43-2). */
export function CentreField({ costs }: CentreFieldProps) {
  const say = useWords("costCentres");
  const centres = useOpenCentres();
  const chosen = useChosenCentre();
  const stated = useFieldValue("costCentreId");
  // One that was closed since the form was begun stays in sight, so that another one is chosen.
  const closed = typeof stated === "string" && stated !== "" && !chosen ? [stated] : [];
  if (!centres || centres.length + closed.length === 0) return null;
  return (
    <div className={styles["field"]}>
      <ChoiceField
        name="costCentreId"
        label={say("choice")}
        data={[
          { value: "", label: say("noChoice") },
          ...centres.map((one) => ({ value: one.id, label: centreLabel(one) })),
          ...closed.map((value) => ({ value, label: say("closedChoice") })),
        ]}
      />
      <p aria-live="polite">{chosen && <Leaves of={chosen} costs={costs} />}</p>
    </div>
  );
}

/** What is left now, and after this order where the rates of its currencies are known. */
function Leaves({ of, costs }: CentreFieldProps & { of: CostCentre }) {
  const say = useWords("costCentres");
  const won = useWonText();
  const leftText = useLeftText();
  const toKrw = useContext(RatesContext)?.toKrw ?? {};
  const left = leftOf(of);
  if (left === undefined) return say("noBudget");
  const taken = costs.length > 0 ? wonTaken(costs, toKrw) : undefined;
  const after = taken === undefined ? undefined : leftAfter(of, taken);
  if (taken !== undefined && after !== undefined && after < 0)
    return <span data-over>{say("exceeds", { cost: won(taken), won: won(-after) })}</span>;
  return (
    <span data-over={left < 0 ? true : undefined}>
      {leftText(left)}
      {taken !== undefined &&
        after !== undefined &&
        ` · ${say("after", { cost: won(taken), won: won(after) })}`}
    </span>
  );
}
