// Without zod, for entry chunks.
import type { ClaimStatus } from "../product-estimate-orders/claim-states.ts";

/** What becomes of claimed goods; a refusal leaves all as it is. */
export const claimRemedies = ["REPLACEMENT", "RETURN", "CREDIT", "REFUSAL"] as const;
export type ClaimRemedy = (typeof claimRemedies)[number];

export type ClaimSide = "BUYER" | "SELLER" | "ADMIN" | "SYSTEM";

interface ClaimStep {
  act: "propose" | "accept" | "escalate" | "withdraw" | "decide";
  by: ClaimSide;
  from: readonly ClaimStatus[];
  to: ClaimStatus;
  /** Only with, or only without, a proposal of the seller. */
  isProposed?: boolean;
}
export type ClaimAct = ClaimStep["act"];

/** Who may do what with a claim, in which state, and the resulting state (D34-3). */
const claimSteps: readonly ClaimStep[] = [
  {
    act: "propose",
    by: "SELLER",
    from: ["PENDING", "ESCALATED"],
    to: "PROPOSED",
    isProposed: false,
  },
  { act: "accept", by: "BUYER", from: ["PROPOSED", "ESCALATED"], to: "SETTLED", isProposed: true },
  { act: "accept", by: "SYSTEM", from: ["PROPOSED"], to: "SETTLED" },
  { act: "escalate", by: "BUYER", from: ["PROPOSED"], to: "ESCALATED" },
  { act: "escalate", by: "SYSTEM", from: ["PENDING"], to: "ESCALATED" },
  {
    act: "withdraw",
    by: "BUYER",
    from: ["PENDING", "PROPOSED", "ESCALATED"],
    to: "WITHDRAWN",
  },
  { act: "decide", by: "ADMIN", from: ["ESCALATED"], to: "DECIDED" },
];

interface Stepping {
  status: ClaimStatus;
  proposal?: object | undefined;
}

/** The state to which an act of a side leads; undefined where the side may not do it now. */
export const claimStatusAfter = (
  act: ClaimAct,
  by: ClaimSide,
  { status, proposal }: Stepping,
): ClaimStatus | undefined =>
  claimSteps.find(
    (step) =>
      step.act === act &&
      step.by === by &&
      step.from.includes(status) &&
      (step.isProposed === undefined || step.isProposed === (proposal !== undefined)),
  )?.to;

/** What a side may do with a claim now, in the order of the buttons. */
export const claimActsOf = (by: ClaimSide, claim: Stepping): ClaimAct[] => [
  ...new Set(
    claimSteps.flatMap(({ act }) => (claimStatusAfter(act, by, claim) === undefined ? [] : [act])),
  ),
];

/** Whether a claim ended with a remedy for its buyer: the seller's record counts those (D34-7). */
export const isUpheld = (settlement: { remedy: ClaimRemedy } | undefined): boolean =>
  settlement !== undefined && settlement.remedy !== "REFUSAL";

/** Whether a remedy gives money back, as both sides settle it between them. */
export const paysBack = (remedy: ClaimRemedy): boolean =>
  remedy === "RETURN" || remedy === "CREDIT";
