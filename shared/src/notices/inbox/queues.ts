/** What waits for an admin, in the order of the page. Without zod, for the page. */
export const inboxQueues = [
  "sellers",
  "writers",
  "penalties",
  "cancelRequests",
  "claims",
  "support",
  "unassigned",
  "registerRequests",
  "hiddenProducts",
  "hiddenMakers",
  "substitutes",
  "stopRequests",
  "approvals",
  "payments",
  "differences",
  "searchMisses",
] as const;
export type InboxQueueName = (typeof inboxQueues)[number];

/** Counts stop here, so that a queue costs the same however long it is. */
export const mostCounted = 100;
