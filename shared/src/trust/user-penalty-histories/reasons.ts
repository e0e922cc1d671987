// Without zod, for entry chunks.
/** Why a seller is reported (D23-7). */
export const penaltyReasons = [
  "INAPPROPRIATE_LANGUAGE",
  "MISSED_DELIVERY_DATE",
  "EXTRA_COST_REQUEST",
  "OTHER",
] as const;
export type PenaltyReason = (typeof penaltyReasons)[number];

/** What a report is about. */
export const penaltyRefTypes = ["ORDER", "ESTIMATE", "CHAT"] as const;
export type PenaltyRefType = (typeof penaltyRefTypes)[number];
/** The approval states that a report uses. */
export const penaltyStatuses = ["PENDING", "APPROVED", "REJECTED"] as const;
export type PenaltyStatus = (typeof penaltyStatuses)[number];

/** The effects of a decision, from the lightest on. */
export const penaltyEffects = ["NONE", "WARNING", "BLOCKED", "REVOKED"] as const;
export type PenaltyEffect = (typeof penaltyEffects)[number];

/** The points that an approval proposes (D10-3). */
export const defaultPoints: Record<PenaltyReason, number> = {
  INAPPROPRIATE_LANGUAGE: 2,
  MISSED_DELIVERY_DATE: 2,
  EXTRA_COST_REQUEST: 3,
  OTHER: 1,
};
export const mostPoints = 10;
export const penaltySorts = ["createdAt:desc", "createdAt:asc"] as const;
