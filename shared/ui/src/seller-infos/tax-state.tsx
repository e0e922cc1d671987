import type { TaxStatus } from "@bupum/shared/accounts/seller-infos/tax-status";
import { useDays } from "../display/days.ts";
import { type Meaning, Status } from "../display/status.tsx";

const meanings: Record<TaxStatus["state"], Meaning> = {
  OPEN: "good",
  PAUSED: "waiting",
  CLOSED: "bad",
  UNKNOWN: "bad",
};

interface TaxStateProps {
  of: TaxStatus;
  /** Of the site that shows it. */
  words: {
    state: (state: TaxStatus["state"]) => string;
    type: (type: NonNullable<TaxStatus["taxType"]>) => string;
    since: (on: string) => string;
  };
}

/** Whether the business of a number runs, how it is taxed, and since when it is paused or closed. */
export function TaxState({ of: { state, taxType, endedOn }, words }: TaxStateProps) {
  const days = useDays();
  return (
    <>
      <Status of={state} meaning={meanings[state]}>
        {words.state(state)}
      </Status>{" "}
      {[taxType && words.type(taxType), endedOn && words.since(days.day(endedOn))]
        .filter(Boolean)
        .join(" · ")}
    </>
  );
}
