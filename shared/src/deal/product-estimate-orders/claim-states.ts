// Without zod, for entry chunks.
/** What is wrong with goods (D34-1). */
export const claimKinds = ["WRONG_PART", "DAMAGED", "SHORT", "LATE", "NOT_AS_DESCRIBED"] as const;
export type ClaimKind = (typeof claimKinds)[number];

const openStatuses = ["PENDING", "PROPOSED", "ESCALATED"] as const;
export const claimStatuses = [...openStatuses, "SETTLED", "DECIDED", "WITHDRAWN"] as const;
export type ClaimStatus = (typeof claimStatuses)[number];

/** Whether somebody still has to act on a claim. */
export const isClaimOpen = <Some extends { status: ClaimStatus }>(
  claim: Some,
): claim is Some & { status: (typeof openStatuses)[number] } =>
  openStatuses.some((one) => one === claim.status);
