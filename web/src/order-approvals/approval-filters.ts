/** What the list of approvals is filtered by. */
export const approvalFilters = ["OPEN", "ENDED"] as const;
