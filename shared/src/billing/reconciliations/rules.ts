/** How the two accounts of the same money differ (D13-12). */
export const differenceKinds = [
  /** The provider moved money that the ledger does not know. */
  "NOT_IN_LEDGER",
  /** The ledger knows money that the provider did not move. */
  "NOT_AT_PROVIDER",
  "OTHER_AMOUNT",
] as const;
export type DifferenceKind = (typeof differenceKinds)[number];

export const movements = ["CHARGE", "REFUND"] as const;

/** UNCHECKED: no night has looked at it; EXPLAINED: somebody explained all that differs. */
export type DayState = "UNCHECKED" | "AGREES" | "DIFFERS" | "EXPLAINED";

/** What a day comes to, by the differences of the last look and those of them that are explained. */
export function stateOfDay(
  checked: { differences: number; explained: number } | undefined,
): DayState {
  if (!checked) return "UNCHECKED";
  if (checked.differences === 0) return "AGREES";
  return checked.differences > checked.explained ? "DIFFERS" : "EXPLAINED";
}
