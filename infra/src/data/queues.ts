// Apart from what makes them: tests of calls and the local cloud read these without the CDK.

export const queueNames = [
  "notify",
  "index",
  "dispatch",
  "bulk",
  "import",
  "documents",
  "billing",
  "chat",
  "tax-invoices",
] as const;
export type QueueName = (typeof queueNames)[number];

/** Seconds that a worker may take for one batch. */
export const workerTimeoutSeconds = 60;
