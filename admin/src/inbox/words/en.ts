import type { ko } from "./ko.ts";

export const en = {
  title: "To do today",
  hint: "What waits for an admin, counted again each minute.",
  count: "{count}",
  since: "waiting since {ago}",
  dueAt: "due {at}",
  overdue: "{count} overdue",
  first: "Open the first",
  firstOf: "Open the first of: {queue}",
  nothing: "Nothing is waiting",
  nothingHint: "What waits is shown here and in the menu.",
  empty: "Empty",
  queues: {
    sellers: "Seller reviews",
    writers: "Writer reviews",
    penalties: "Reports of sellers",
    cancelRequests: "Cancellation requests",
    unassigned: "Requests without a seller",
    registerRequests: "Bulk registrations",
    hiddenProducts: "Hidden parts",
    hiddenMakers: "Hidden makers",
    stopRequests: "Take-down requests for wiki pages",
    payments: "Payments without an outcome",
    differences: "Differences of the reconciliation",
    searchMisses: "Failed searches today",
  },
} satisfies typeof ko;
