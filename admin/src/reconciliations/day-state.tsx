import type { CheckedDay } from "@bupum/shared/billing/reconciliations/admin-contract";
import { type DayState as State, stateOfDay } from "@bupum/shared/billing/reconciliations/rules";
import { type Meaning, Status } from "@bupum/ui/display/status";
import { useWords } from "../words.ts";

const meanings: Record<State, Meaning> = {
  UNCHECKED: "waiting",
  AGREES: "good",
  DIFFERS: "bad",
  EXPLAINED: "over",
};

/** Whether ledger and provider agree for a day. */
export function DayState({ of }: { of: CheckedDay }) {
  const say = useWords("reconciliations");
  const state = stateOfDay(of.checked);
  return (
    <Status of={state} meaning={meanings[state]}>
      {say(`states.${state}`)}
    </Status>
  );
}
