import type { StateWords } from "./types.ts";

/** Separate objects, so that a sheet bundles no other states. */
export const estimate: StateWords["estimate"] = {
  PENDING: "Awaiting quotes",
  CONFIRMED: "Quoted",
  REJECTED: "Quote declined",
  COMPLETED: "Order confirmed",
  CANCELLED: "Closed",
};
export const line: StateWords["line"] = {
  PENDING: "Awaiting quotes",
  REPLIED: "Quoted",
  REJECTED: "Quote declined",
};

export const order: StateWords["order"] = {
  PENDING: "Awaiting acceptance",
  CONFIRMED: "Order confirmed",
  REJECTED: "Order declined",
  COMPLETED: "Deal completed",
  CANCELLED: "Order cancelled",
};

export const claim: StateWords["claim"] = {
  PENDING: "Awaiting answer",
  PROPOSED: "Offer made",
  ESCALATED: "Under review",
  SETTLED: "Settled",
  DECIDED: "Decided",
  WITHDRAWN: "Taken back",
};

export const en: StateWords = {
  request: {
    PENDING: "Awaiting quotes",
    CONFIRMED: "Quote received",
    REJECTED: "No quotes",
    COMPLETED: "Order confirmed",
    CANCELLED: "Closed",
  },
  estimate,
  line,
  quote: {
    ACTIVE: "Valid",
    SUPERSEDED: "Quote revised",
    WITHDRAWN: "Quote withdrawn",
    EXPIRED: "Expired",
  },
  order,
  claim,
  review: {
    NONE: "Not applied",
    PENDING: "In review",
    REJECTED: "Rejected",
    APPROVED: "Approved",
  },
  writer: {
    NONE: "Not applied",
    PENDING: "In review",
    CORRECTION: "Correction requested",
    REJECTED: "Rejected",
    APPROVED: "Approved",
  },
  sheet: {
    READY: "Received",
    IN_PROGRESS: "In progress",
    FAILED: "Failed",
    DONE: "Processed",
    CANCELLED: "Cancelled",
  },
  listing: {
    ON_SALE: "On sale",
    HIDDEN: "Hidden",
    REMOVED: "Taken off sale",
  },
  board: {
    PENDING: "Open",
    COMPLETED: "Completed",
  },
  subscription: {
    ACTIVE: "Subscribed",
    SUSPENDED: "Not renewing",
    CANCELLED: "Ended",
  },
  payment: {
    READY: "-",
    PENDING: "-",
    PAID: "Payment complete",
    FAILED: "Payment failed",
    CANCELLED: "-",
  },
};
