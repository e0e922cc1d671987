/** As given (D23-2): of an estimate and of an order alike. Without zod, for entry chunks. */
export const estimateStatuses = [
  "PENDING",
  "CONFIRMED",
  "REJECTED",
  "COMPLETED",
  "CANCELLED",
] as const;
